import type { Building, UnitImportSource, UnitPattern } from '@imah/contract/buildings';
import { unitKinds, sectionKinds, type SectionKind, type UnitKind } from '@imah/contract/buildings/words';
import { Button, Form, FormActions, Grid, NumberField, SelectField, Stack, Text, TextField } from '@imah/ui';
import { useMemo, useState } from 'react';
import { useUnitsTexts } from '../units/texts.ts';
import { unitWordOf } from '../unit-word.ts';
import { namesOfPattern } from './names-of-pattern.ts';
import { countOfPattern, patternTemplates, readLevels } from './pattern-templates.ts';
import type { SourceFormProps } from './source-form.ts';
import { useImportTexts } from './texts.ts';

/** Units that follow a pattern, beginning with what is usual for the kind of building. */
export function PatternSource({
  building,
  isSending,
  answer,
  onCheck,
}: SourceFormProps<UnitImportSource> & { readonly building: Pick<Building, 'kind'> }) {
  const t = useImportTexts();
  const tu = useUnitsTexts();
  const [pattern, setPattern] = useState<UnitPattern>({ ...patternTemplates[building.kind], skippedLevels: [] });
  const word = unitWordOf(building.kind);
  const preview = useMemo(() => namesOfPattern(pattern), [pattern]);
  const set = (change: Partial<UnitPattern>) => setPattern((current) => ({ ...current, ...change }));

  return (
    <Form answer={answer} onSubmit={() => onCheck({ kind: 'pattern', pattern })}>
      {({ errorOf }) => (
        <Stack gap="lg">
          <Grid columns={2} gap="md">
            <TextField
              name="sectionName"
              error={errorOf('sectionName')}
              label={t('pattern.section')}
              hint={t('pattern.sectionHint')}
              maxLength={120}
              required
              value={pattern.sectionName}
              onChange={(event) => set({ sectionName: event.currentTarget.value })}
            />
            <SelectField
              name="sectionKind"
              error={errorOf('sectionKind')}
              label={t('pattern.sectionKind')}
              value={pattern.sectionKind}
              // The values are those of the options.
              onChange={(event) => set({ sectionKind: event.currentTarget.value as SectionKind })}
              options={sectionKinds.map((value) => ({ value, label: t(`pattern.sectionKinds.${value}`) }))}
            />
            <NumberField
              name="fromLevel"
              error={errorOf('fromLevel')}
              label={t('pattern.from')}
              min={-20}
              max={200}
              value={pattern.fromLevel}
              onChange={({ value }) => set({ fromLevel: value ?? 0 })}
            />
            <NumberField
              name="toLevel"
              error={errorOf('toLevel')}
              label={t('pattern.to')}
              min={-20}
              max={200}
              value={pattern.toLevel}
              onChange={({ value }) => set({ toLevel: value ?? 0 })}
            />
            <NumberField
              name="unitsPerFloor"
              error={errorOf('unitsPerFloor')}
              label={t(`pattern.perFloor.${word}`)}
              min={1}
              max={200}
              value={pattern.unitsPerFloor}
              onChange={({ value }) => set({ unitsPerFloor: value ?? 1 })}
            />
            <TextField
              name="skippedLevels"
              error={errorOf('skippedLevels')}
              label={t('pattern.skipped')}
              hint={t('pattern.skippedHint')}
              onChange={(event) => set({ skippedLevels: readLevels(event.currentTarget.value) })}
            />
            <TextField
              name="codeTemplate"
              error={errorOf('codeTemplate')}
              label={t('pattern.template')}
              hint={t('pattern.templateHint', { example: 'A-{LL}{NN} → A-0101' })}
              maxLength={60}
              required
              value={pattern.codeTemplate}
              onChange={(event) => set({ codeTemplate: event.currentTarget.value })}
            />
            <NumberField
              name="area"
              error={errorOf('area')}
              label={t(`pattern.area.${word}`)}
              unit="m²"
              min={0.01}
              decimals={3}
              steppers="hidden"
              value={pattern.areaMilliM2 / 1000}
              onChange={({ value }) => set({ areaMilliM2: Math.max(1, Math.round((value ?? 0) * 1000)) })}
            />
            <SelectField
              name="unitKind"
              error={errorOf('unitKind')}
              label={t(`pattern.kind.${word}`)}
              value={pattern.unitKind}
              // As above.
              onChange={(event) => set({ unitKind: event.currentTarget.value as UnitKind })}
              options={unitKinds.map((value) => ({ value, label: tu(`kinds.${value}`) }))}
            />
          </Grid>
          <Stack gap="xs" aria-live="polite">
            <Text tone="muted">{t(`pattern.total.${word}`, { count: countOfPattern(pattern) })}</Text>
            {preview.names === '' ? null : <Text weight="semibold">{t('pattern.names', preview)}</Text>}
            {preview.state === 'same' ? <Text tone="danger">{t('pattern.sameNames')}</Text> : null}
          </Stack>
          <FormActions>
            <Button type="submit" tone="primary" width="full" loading={isSending}>
              {t('check')}
            </Button>
          </FormActions>
        </Stack>
      )}
    </Form>
  );
}
