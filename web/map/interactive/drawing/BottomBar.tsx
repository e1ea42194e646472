import { Check, CircleDot, Layers, Pencil } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import { ringMapMessages } from '#contract/map/ring-map.texts.ts'
import { Button } from '../../../shared/ui/action/Button.tsx'
import styles from './BottomBar.module.css'
import { ToolBar } from './ToolBar.tsx'

interface BottomBarProps extends Omit<ComponentProps<typeof ToolBar>, 'orientation'> {
  onOpenPanels: () => void
}

/** For phones: touch moves the map until the user starts drawing. */
export function BottomBar({ onOpenPanels, ...tools }: BottomBarProps) {
  const { tool, chooseTool } = tools.drafting
  const [isDrawing, setIsDrawing] = useState(tool !== 'pan' && tool !== 'rings')
  const isPlacing = tool === 'rings' && !isDrawing

  return (
    <div className={styles.bar}>
      {isDrawing ? <ToolBar {...tools} orientation="horizontal" /> : null}
      <div className={styles.buttons}>
        <Button
          variant={isDrawing ? 'secondary' : 'primary'}
          icon={isDrawing ? <Check aria-hidden="true" /> : <Pencil aria-hidden="true" />}
          onClick={() => {
            chooseTool(isDrawing ? 'pan' : 'pen')
            setIsDrawing(!isDrawing)
          }}
        >
          {isDrawing ? texts.stopDrawing : texts.startDrawing}
        </Button>
        {isDrawing ? null : (
          <Button
            icon={isPlacing ? <Check aria-hidden="true" /> : <CircleDot aria-hidden="true" />}
            onClick={() => chooseTool(isPlacing ? 'pan' : 'rings')}
          >
            {isPlacing ? ringMapMessages.stop : ringMapMessages.start}
          </Button>
        )}
        <PanelsButton onPress={onOpenPanels} />
      </div>
    </div>
  )
}

/** The bar if nothing can be drawn. */
export const ViewerBar = ({ onOpenPanels }: { onOpenPanels: () => void }) => (
  <div className={styles.bar}>
    <div className={styles.buttons}>
      <PanelsButton onPress={onOpenPanels} />
    </div>
  </div>
)

const PanelsButton = ({ onPress }: { onPress: () => void }) => (
  <Button icon={<Layers aria-hidden="true" />} onClick={onPress}>
    {texts.panels}
  </Button>
)
