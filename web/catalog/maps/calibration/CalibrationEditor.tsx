import { useState } from 'react'
import { Crosshair } from 'lucide-react'
import { messages } from '#contract/base/texts.ts'
import { mapAdminMessages as texts } from '#contract/catalog/map-admin.texts.ts'
import type { MapCalibration } from '#domain/map/calibration.ts'
import { MapBoard } from '../../../shared/map/MapBoard.tsx'
import { MapColumns } from '../../../shared/map/MapColumns.tsx'
import { MapMarker } from '../../../shared/map/MapMarker.tsx'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { Notice } from '../../../shared/ui/feedback/Notice.tsx'
import { Panel } from '../../../shared/ui/layout/Panel.tsx'
import type { MapRow } from '../map-rows.ts'
import { readPlace, wholeNumberText } from '../typed-number.ts'
import { useEditMap } from '../use-edit-map.ts'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import { NO_POINT, type PointDraft, worked, isFault } from './calibration-draft.ts'
import styles from './CalibrationEditor.module.css'

interface CalibrationEditorProps {
  row: MapRow
  onClose: () => void
}

/** Two places on the picture with known coordinates say how the picture lies in the world. */
export function CalibrationEditor({ row, onClose }: CalibrationEditorProps) {
  const { id, name } = row.map
  const { calibration } = row.form
  const [points, setPoints] = useState<readonly PointDraft[]>([NO_POINT, NO_POINT])
  const [placing, setPlacing] = useState(0)
  const { save, isPending, error } = useEditMap(row, onClose)
  const result = worked(points[0] ?? NO_POINT, points[1] ?? NO_POINT)
  const change = (at: number, next: Partial<PointDraft>) =>
    setPoints(points.map((point, i) => (i === at ? { ...point, ...next } : point)))

  return (
    <MapColumns
      map={
        <MapBoard
          map={id}
          label={texts.calibrateTitle(name)}
          onPress={({ x, y }) => {
            change(placing, { left: String(x), top: String(y) })
            if (placing === 0) setPlacing(1)
          }}
        >
          <ul aria-label={texts.calibration}>
            {points.map((point, i) => {
              const place = readPlace(point)
              return place ? (
                <MapMarker
                  key={i}
                  place={place}
                  aria-label={texts.choosePoint(i + 1)}
                  aria-pressed={placing === i}
                  sign={<span className={styles.sign}>{i + 1}</span>}
                  onClick={() => setPlacing(i)}
                />
              ) : null
            })}
          </ul>
        </MapBoard>
      }
      list={
        <Panel title={texts.calibrateTitle(name)}>
          <form
            className={styles.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              if (result && typeof result !== 'string') save({ calibration: result.calibration })
            }}
          >
            <p className={styles.hint}>{texts.calibrateHint}</p>
            <p className={styles.hint} role="status">
              {texts.placing(placing + 1)}
            </p>
            {points.map((point, i) => (
              <PointFields
                key={i}
                number={i + 1}
                point={point}
                isPlacing={placing === i}
                onPlace={() => setPlacing(i)}
                onChange={(next) => change(i, next)}
              />
            ))}
            <Result result={result} />
            {calibration && (
              <p className={styles.hint}>
                {texts.now}: {resultText(calibration)}
              </p>
            )}
            {error ? <Notice tone="danger">{error.message}</Notice> : null}
            <div className={styles.buttons}>
              <Button onClick={onClose}>{messages.kit.cancel}</Button>
              <Button
                type="submit"
                variant="primary"
                busy={isPending}
                disabled={result === null || typeof result === 'string'}
              >
                {texts.saveCalibration}
              </Button>
            </div>
          </form>
        </Panel>
      }
    />
  )
}

function Result({ result }: { result: ReturnType<typeof worked> }) {
  return (
    <div role="status">
      {result === null ? (
        <p className={styles.hint}>{texts.noResult}</p>
      ) : typeof result === 'string' ? (
        <Notice tone="danger">{texts.problems[result]}</Notice>
      ) : (
        <p>
          {resultText(result.calibration)} {texts.error(wholeNumberText(result.error))}
        </p>
      )}
    </div>
  )
}

const resultText = ({ width, centerX, centerY }: MapCalibration) =>
  texts.result(wholeNumberText(width), wholeNumberText(centerX), wholeNumberText(centerY))

interface PointFieldsProps {
  number: number
  point: PointDraft
  isPlacing: boolean
  onPlace: () => void
  onChange: (change: Partial<PointDraft>) => void
}

function PointFields({ number, point, isPlacing, onPlace, onChange }: PointFieldsProps) {
  const field = (label: string, part: keyof PointDraft, limit?: number) => (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      error={isFault(point[part], limit) ? texts.numberRule : undefined}
      value={point[part]}
      onFocus={onPlace}
      onChange={({ target }) => onChange({ [part]: target.value })}
    />
  )

  return (
    <fieldset className={styles.point}>
      <legend>{texts.point(number)}</legend>
      <Button
        size="sm"
        icon={<Crosshair aria-hidden="true" />}
        aria-pressed={isPlacing}
        onClick={onPlace}
      >
        {texts.choosePoint(number)}
      </Button>
      <div className={styles.pair}>
        {field(texts.pointLeft(number), 'left', 100)}
        {field(texts.pointTop(number), 'top', 100)}
        {field(texts.pointX(number), 'x')}
        {field(texts.pointY(number), 'y')}
      </div>
    </fieldset>
  )
}
