import { parseAsStringLiteral } from '../../shared/address/query-parser.ts'
import { useQueryState } from '../../shared/address/query-state.ts'
import { creditsMessages } from '#contract/base/credits.texts.ts'
import { LEGEND_ICONS } from '#domain/catalog/data/icons.ts'
import { findLegend, LEGEND_CLASSES } from '#domain/catalog/legend.ts'
import { ClassMark } from '../../shared/ui/legend/ClassMark.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { TabPanel, Tabs } from '../../shared/ui/layout/Tabs.tsx'
import styles from './EmblemCredits.module.css'
import { ExternalLink } from './ExternalLink.tsx'
import { IconGroup } from './IconGroup.tsx'

const GROUPINGS = ['class', 'author'] as const
const TABS = [
  { value: 'class', label: creditsMessages.byClass },
  { value: 'author', label: creditsMessages.byAuthor },
]

const iconsByClass = Map.groupBy(LEGEND_ICONS, ({ legend }) => findLegend(legend).class)
const authors = [...Map.groupBy(LEGEND_ICONS, ({ author }) => author)].toSorted(
  ([, a], [, b]) => b.length - a.length,
)

export function EmblemCredits() {
  const [grouping, setGrouping] = useQueryState(
    'by',
    parseAsStringLiteral(GROUPINGS).withDefault('class'),
  )

  return (
    <Panel
      title={creditsMessages.emblems}
      count={creditsMessages.emblemsCount(LEGEND_ICONS.length)}
    >
      <p className={styles.source}>
        <ExternalLink href="https://game-icons.net">{creditsMessages.emblemsFrom}</ExternalLink>
      </p>
      <Tabs
        label={creditsMessages.groupBy}
        tabs={TABS}
        value={grouping}
        onValueChange={(value) => {
          setGrouping(GROUPINGS.find((candidate) => candidate === value) ?? null)
        }}
      >
        <TabPanel value="class">
          <div className={styles.classes}>
            {LEGEND_CLASSES.filter((name) => iconsByClass.has(name)).map((name) => (
              <IconGroup
                key={name}
                title={name}
                mark={<ClassMark legendClass={name} />}
                icons={iconsByClass.get(name) ?? []}
              />
            ))}
          </div>
        </TabPanel>
        <TabPanel value="author">
          <div className={styles.authors}>
            {authors.map(([author, icons]) => (
              <IconGroup key={author} title={author} icons={icons} />
            ))}
          </div>
        </TabPanel>
      </Tabs>
    </Panel>
  )
}
