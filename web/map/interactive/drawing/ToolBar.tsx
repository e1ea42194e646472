import {
  ArrowUpRight,
  Circle,
  CircleDot,
  Hand,
  Lasso,
  MousePointer2,
  Pencil,
  Redo2,
  Ruler,
  Trash2,
  Type,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { Toolbar } from 'radix-ui'
import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import { INKS } from '#domain/map/plan.ts'
import { Tooltip } from '../../../shared/ui/overlay/Tooltip.tsx'
import styles from './ToolBar.module.css'
import { INK_COLORS, type Tool, TOOLS } from './tools.ts'
import type { ToolState } from './use-tool-state.ts'
import type { DrawingState } from './use-drawing.ts'

const ICONS: Readonly<Record<Tool, LucideIcon>> = {
  pan: Hand,
  select: MousePointer2,
  pen: Pencil,
  area: Lasso,
  arrow: ArrowUpRight,
  ring: Circle,
  ruler: Ruler,
  text: Type,
  rings: CircleDot,
}

interface ToolBarProps {
  drafting: ToolState
  drawingState: DrawingState
  onUndo: () => void
  onRedo: () => void
  onClear: () => void
  orientation: 'vertical' | 'horizontal'
}

export function ToolBar({
  drafting,
  drawingState,
  onUndo,
  onRedo,
  onClear,
  orientation,
}: ToolBarProps) {
  // Above or below, it would cover the next tool of a vertical bar.
  const side = orientation === 'vertical' ? 'right' : 'top'
  // On phones rings have a button of their own, and nine tools don't fit beside each other.
  const tools = orientation === 'vertical' ? TOOLS : TOOLS.filter((tool) => tool !== 'rings')

  return (
    <Toolbar.Root
      className={styles.bar}
      aria-label={texts.tools}
      orientation={orientation}
      onKeyDown={({ key }) => key === 'Escape' && drafting.chooseTool('pan')}
    >
      <Toolbar.ToggleGroup
        className={styles.group}
        type="single"
        aria-label={texts.toolGroup}
        value={drafting.tool}
        onValueChange={(value) => {
          const tool = TOOLS.find((each) => each === value)
          if (tool) drafting.chooseTool(tool)
        }}
      >
        {tools.map((tool) => (
          <ToolItem key={tool} tool={tool} side={side} />
        ))}
      </Toolbar.ToggleGroup>
      <Toolbar.Separator className={styles.line} />
      <Toolbar.ToggleGroup
        className={styles.group}
        type="single"
        aria-label={texts.inkGroup}
        value={drafting.ink}
        onValueChange={(value) => {
          const ink = INKS.find((each) => each === value)
          if (ink) drafting.setInk(ink)
        }}
      >
        {INKS.map((ink) => (
          <Tooltip key={ink} content={texts.ink[ink]} side={side}>
            <Toolbar.ToggleItem
              className={styles.ink}
              value={ink}
              aria-label={texts.ink[ink]}
              aria-describedby={undefined}
            >
              <span className={styles.swatch} style={{ backgroundColor: INK_COLORS[ink] }} />
            </Toolbar.ToggleItem>
          </Tooltip>
        ))}
      </Toolbar.ToggleGroup>
      <Toolbar.Separator className={styles.line} />
      <div className={styles.group}>
        <Action
          side={side}
          label={texts.undo}
          icon={Undo2}
          isIdle={drawingState.history.past.length === 0}
          onPress={onUndo}
        />
        <Action
          side={side}
          label={texts.redo}
          icon={Redo2}
          isIdle={drawingState.history.future.length === 0}
          onPress={onRedo}
        />
        <Action
          side={side}
          label={texts.clear}
          icon={Trash2}
          isIdle={drawingState.drawing.length === 0}
          onPress={onClear}
        />
      </div>
    </Toolbar.Root>
  )
}

interface Sided {
  /** Where the tooltip opens. */
  side: 'right' | 'top'
}

function ToolItem({ tool, side }: Sided & { tool: Tool }) {
  const Icon = ICONS[tool]
  return (
    <Tooltip content={tool === 'rings' ? texts.ringsKey : texts.tool[tool]} side={side}>
      <Toolbar.ToggleItem
        className={styles.tool}
        value={tool}
        aria-label={texts.tool[tool]}
        aria-describedby={undefined}
      >
        <Icon aria-hidden="true" />
      </Toolbar.ToggleItem>
    </Tooltip>
  )
}

interface ActionProps extends Sided {
  label: string
  icon: LucideIcon
  /** Ignores presses but keeps the focus, which `disabled` would lose. */
  isIdle: boolean
  onPress: () => void
}

function Action({ label, icon: Icon, isIdle, side, onPress }: ActionProps) {
  return (
    <Tooltip content={label} side={side}>
      <Toolbar.Button
        className={styles.tool}
        aria-label={label}
        aria-describedby={undefined}
        aria-disabled={isIdle}
        onClick={() => !isIdle && onPress()}
      >
        <Icon aria-hidden="true" />
      </Toolbar.Button>
    </Tooltip>
  )
}
