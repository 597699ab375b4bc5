import { ticketAudiences, ticketKinds, ticketPriorities } from '@imah/contract/tickets/words';
import { Grid, PhoneField, RadioGroup, SelectField, Stack, TextField } from '@imah/ui';
import type { ReportField, ReportValues } from './report-draft.ts';
import { useNewTicketTexts } from './texts.ts';

/** Ways on which the staff are told of something. */
const toldSources = ['reception', 'phone', 'whatsapp'] as const;

export interface StaffFieldsProps {
  readonly values: ReportValues;
  readonly onTyped: (field: ReportField, value: string) => void;
  readonly errorOf: (name: string) => string | undefined;
}

/** What only those who work in the building say: how pressing, of which kind, and on whose behalf. */
export function StaffFields({ values, onTyped, errorOf }: StaffFieldsProps) {
  const t = useNewTicketTexts();
  const isTold = values.behalf === 'other';
  return (
    <Stack gap="lg" as="section" aria-label={t('staff')}>
      <Grid columns={2} gap="md">
        <SelectField
          name="priority"
          label={t('priority')}
          value={values.priority ?? 'medium'}
          onChange={(event) => onTyped('priority', event.currentTarget.value)}
          options={ticketPriorities.map((value) => ({ value, label: t(`priorities.${value}`) }))}
          error={errorOf('priority')}
        />
        <SelectField
          name="kind"
          label={t('kind')}
          value={values.kind ?? 'complaint'}
          onChange={(event) => onTyped('kind', event.currentTarget.value)}
          options={ticketKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          error={errorOf('kind')}
        />
      </Grid>
      <RadioGroup
        name="behalf"
        label={t('behalf')}
        direction="row"
        value={values.behalf ?? 'self'}
        onChange={({ value }) => onTyped('behalf', value)}
        options={[
          { value: 'self', label: t('self') },
          { value: 'other', label: t('other') },
        ]}
      />
      {isTold ? (
        <Grid columns={2} gap="md">
          <TextField
            name="reporter.name"
            label={t('reporterName')}
            value={values.reporterName ?? ''}
            onChange={(event) => onTyped('reporterName', event.currentTarget.value)}
            maxLength={120}
            autoComplete="off"
            required
            error={errorOf('reporter.name')}
          />
          <PhoneField
            name="reporter.phone"
            label={t('reporterPhone')}
            mark="optional"
            autoComplete="off"
            value={values.reporterPhone === undefined || values.reporterPhone === '' ? null : values.reporterPhone}
            onChange={({ value }) => onTyped('reporterPhone', value ?? '')}
            error={errorOf('reporter.phone')}
          />
          <SelectField
            name="source"
            label={t('source')}
            value={values.source ?? 'reception'}
            onChange={(event) => onTyped('source', event.currentTarget.value)}
            options={toldSources.map((value) => ({ value, label: t(`sources.${value}`) }))}
            error={errorOf('source')}
          />
        </Grid>
      ) : null}
      <RadioGroup
        name="audience"
        label={t('audience')}
        direction="row"
        value={values.audience ?? 'resident'}
        onChange={({ value }) => onTyped('audience', value)}
        options={ticketAudiences.map((value) => ({ value, label: t(`audiences.${value}`) }))}
      />
    </Stack>
  );
}
