import type { ConditionNode, RuleComparison } from '@imah/contract/alarms';
import { comparisons, comparisonsOf, conditionBounds, conditionGroups } from '@imah/contract/alarms/words';
import type { MetricDefinition } from '@imah/contract/devices';
import { Button, Grid, IconButton, Inline, NumberField, SelectField, Stack, Text, TextField } from '@imah/ui';
import { plusIcon, trashIcon } from '@imah/ui/icons';
import { useLocale } from '@imah/app/i18n';
import { unitText } from '../model/format-metric.ts';
import { useDeviceTexts } from '../texts.ts';
import { comparisonsFor, type ConditionGroup, leafOf } from './rule-draft.ts';
import { useRuleTexts } from './texts.ts';

interface GroupFieldsProps {
  readonly group: ConditionGroup;
  readonly metrics: readonly MetricDefinition[];
  /** How many comparisons stand before it, and how many there are in all. */
  readonly before: number;
  readonly total: number;
  /** 1 for the outermost; below the third none can be added. */
  readonly level: number;
  readonly position: string;
  readonly errorOf: (path: string) => string | undefined;
  readonly onChange: (group: ConditionGroup) => void;
  /** Left out for the outermost. */
  readonly onDrop?: () => void;
}

/** What has to hold, as sentences: comparisons, and groups of them up to three in each other. */
export function GroupFields(props: GroupFieldsProps) {
  const { group, metrics, before, total, level, position, errorOf, onChange, onDrop } = props;
  const t = useRuleTexts();
  const isFull = total >= conditionBounds.leaves;
  const replace = (index: number, next: ConditionNode) =>
    onChange({ ...group, of: group.of.map((node, at) => (at === index ? next : node)) });
  const drop = (index: number) => onChange({ ...group, of: group.of.filter((_, at) => at !== index) });
  const leaf = leafOf(metrics.find(({ kind }) => kind === 'gauge') ?? metrics[0]);
  const counts = group.of.map((node) => comparisonsOf(node).length);

  return (
    <fieldset aria-label={t('group', { position })}>
      <Stack gap="md">
        {group.of.length > 1 || onDrop !== undefined || group.kind === 'none' ? (
          <Inline justify="between" align="end">
            <SelectField
              label={t('groupKind')}
              value={group.kind}
              options={conditionGroups.map((value) => ({ value, label: t(`groups.${value}`) }))}
              onChange={(event) => {
                const kind = conditionGroups.find((one) => one === event.currentTarget.value);
                if (kind !== undefined) onChange({ ...group, kind });
              }}
            />
            {onDrop === undefined ? null : (
              <IconButton icon={trashIcon} label={t('dropGroup', { position })} onClick={onDrop} />
            )}
          </Inline>
        ) : null}
        {group.of.map((node, index) => {
          const earlier = before + counts.slice(0, index).reduce((sum, count) => sum + count, 0);
          return node.kind === 'metric' ? (
            <LeafFields
              // A comparison is what it is by its place: all of it is being written.
              key={index}
              leaf={node}
              metrics={metrics}
              position={String(earlier + 1)}
              name={`condition.${earlier}`}
              error={errorOf(`condition.${earlier}`)}
              isOnly={total === 1}
              onChange={(next) => replace(index, next)}
              onDrop={() => drop(index)}
            />
          ) : (
            <GroupFields
              // As for comparisons.
              key={index}
              group={node}
              metrics={metrics}
              before={earlier}
              total={total}
              level={level + 1}
              position={`${position}.${index + 1}`}
              errorOf={errorOf}
              onChange={(next) => replace(index, next)}
              onDrop={() => drop(index)}
            />
          );
        })}
        <Inline>
          <Button
            size="sm"
            icon={plusIcon}
            disabled={isFull}
            onClick={() => onChange({ ...group, of: [...group.of, leaf] })}
          >
            {t('addLeaf')}
          </Button>
          {level >= conditionBounds.levels ? null : (
            <Button
              size="sm"
              tone="ghost"
              disabled={isFull}
              onClick={() => onChange({ ...group, of: [...group.of, { kind: 'any', of: [leaf] }] })}
            >
              {t('addGroup')}
            </Button>
          )}
        </Inline>
        {isFull && level === 1 ? (
          <Text size="sm" tone="muted">
            {t('most')}
          </Text>
        ) : null}
      </Stack>
    </fieldset>
  );
}

interface LeafFieldsProps {
  readonly leaf: RuleComparison;
  readonly metrics: readonly MetricDefinition[];
  readonly position: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly isOnly: boolean;
  readonly onChange: (leaf: RuleComparison) => void;
  readonly onDrop: () => void;
}

function LeafFields({ leaf, metrics, position, name, error, isOnly, onChange, onDrop }: LeafFieldsProps) {
  const t = useRuleTexts();
  const td = useDeviceTexts();
  const { locale } = useLocale();
  const metric = metrics.find(({ key }) => key === leaf.metric);
  const number = (value: RuleComparison['value'] | undefined) => (typeof value === 'number' ? value : 0);
  const unit = metric === undefined ? '' : unitText(metric, td);
  const measured = { steppers: 'hidden', decimals: metric?.decimals ?? 2, ...(unit === '' ? {} : { unit }) } as const;

  return (
    <fieldset aria-label={t('leaf', { position })}>
      <Inline align="end" gap="sm" justify="between">
        <Grid item="sm" gap="sm">
          <SelectField
            label={t('metric')}
            value={leaf.metric}
            options={metrics.map(({ key, label }) => ({ value: key, label: label[locale] }))}
            onChange={(event) => onChange(leafOf(metrics.find(({ key }) => key === event.currentTarget.value)))}
          />
          <SelectField
            label={t('is')}
            value={leaf.is}
            options={comparisonsFor(metric).map((value) => ({ value, label: t(`comparisons.${value}`) }))}
            onChange={(event) => {
              const is = comparisons.find((one) => one === event.currentTarget.value) ?? leaf.is;
              const { upper: _upper, ...rest } = leaf;
              onChange(is === 'between' ? { ...rest, is, upper: number(leaf.value) } : { ...rest, is });
            }}
          />
          {metric?.kind === 'state' ? (
            <SelectField
              name={name}
              label={t('value')}
              value={leaf.value === true ? 'yes' : 'no'}
              options={(['yes', 'no'] as const).map((value) => ({ value, label: t(value) }))}
              onChange={(event) => onChange({ ...leaf, value: event.currentTarget.value === 'yes' })}
              error={error}
            />
          ) : metric?.kind === 'text' ? (
            <TextField
              name={name}
              label={t('value')}
              maxLength={80}
              value={String(leaf.value)}
              onChange={(event) => onChange({ ...leaf, value: event.currentTarget.value })}
              error={error}
            />
          ) : (
            <NumberField
              name={name}
              label={t('value')}
              {...measured}
              value={number(leaf.value)}
              onChange={({ value }) => onChange({ ...leaf, value: value ?? 0 })}
              error={error}
            />
          )}
          {leaf.is === 'between' ? (
            <NumberField
              label={t('upper')}
              {...measured}
              value={number(leaf.upper)}
              onChange={({ value }) => onChange({ ...leaf, upper: value ?? 0 })}
            />
          ) : null}
        </Grid>
        <IconButton icon={trashIcon} label={t('dropLeaf', { position })} disabled={isOnly} onClick={onDrop} />
      </Inline>
    </fieldset>
  );
}
