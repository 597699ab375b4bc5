import type { AuditFilter } from '@imah/contract/audit';
import {
  Button,
  DateRangeField,
  EmptyState,
  Grid,
  Heading,
  Inline,
  Callout,
  SearchField,
  SelectField,
  Stack,
  Text,
} from '@imah/ui';
import { downloadIcon, historyIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCan } from '@imah/app/ports';
import { useFormat } from '@imah/app/i18n';
import { AuditRows } from './audit-rows.tsx';
import { useAudit } from './use-audit.ts';
import { dayEnd, dayStart } from './day-bounds.ts';
import { auditTextsId } from './messages/id.ts';
import { useAuditTexts } from './texts.ts';
import { useKnownNames } from './use-known-names.ts';
import { useAuditFile } from './use-audit-file.ts';

// What concerns an organisation is told in the time of its capital, as its letters are.
const zone = 'Asia/Jakarta';
const noDates = { from: null, to: null } as const;
/** One word for each thing: a member is written down under two names, and what nobody foresaw has none. */
const entities = (Object.keys(auditTextsId.entities) as (keyof typeof auditTextsId.entities)[]).filter(
  (key) => key !== 'member' && key !== 'other',
);

/** Everything that was done in an organisation, narrowed by who, what and when, and as a file. */
export function OrganizationAudit({ orgId }: { readonly orgId: string }) {
  const t = useAuditTexts();
  const format = useFormat();
  const can = useCan();
  const [who, setWho] = useState('');
  const [what, setWhat] = useState('');
  const [dates, setDates] = useState<{ readonly from: string | null; readonly to: string | null }>(noDates);
  const filter: AuditFilter = {
    ...(who.trim() === '' ? {} : { who: who.trim() }),
    ...(what === '' ? {} : { entity: what }),
    ...(dates.from === null ? {} : { from: dayStart(dates.from) }),
    ...(dates.to === null ? {} : { to: dayEnd(dates.to) }),
  };
  const isFiltered = Object.keys(filter).length > 0;
  const query = useAudit(orgId, filter);
  const file = useAuditFile(orgId);
  const names = useKnownNames(orgId);
  if (can('audit.view', { orgId }) !== 'allowed') return null;

  const clear = () => {
    setWho('');
    setWhat('');
    setDates(noDates);
  };
  return (
    <Stack gap="lg" as="section" aria-labelledby="riwayat-organisasi">
      <Stack gap="xs">
        <Inline justify="between" align="baseline">
          <Heading level={2} id="riwayat-organisasi">
            {t('list.title')}
          </Heading>
          {can('audit.export', { orgId }) === 'allowed' ? (
            <Button icon={downloadIcon} loading={file.state === 'loading'} onClick={() => file.download(filter)}>
              {t('list.download')}
            </Button>
          ) : null}
        </Inline>
        <Text tone="muted">{t('list.lead')}</Text>
      </Stack>
      {file.state === 'failed' ? (
        <Callout tone="danger" announce="assertive">
          {t('list.downloadFailed')}
        </Callout>
      ) : null}
      {file.cutAt === null ? null : (
        <Callout tone="warning">{t('list.downloadCut', { rows: format.number(file.cutAt) })}</Callout>
      )}
      <Grid columns={2} gap="md">
        <SearchField
          label={t('list.who')}
          placeholder={t('list.who')}
          value={who}
          onChange={({ value }) => setWho(value)}
        />
        <SelectField
          label={t('list.what')}
          value={what}
          options={[
            { value: '', label: t('list.anything') },
            ...entities.map((entity) => ({ value: entity, label: t(`entities.${entity}`) })),
          ]}
          onChange={(event) => setWhat(event.currentTarget.value)}
        />
      </Grid>
      <DateRangeField label={t('list.when')} value={dates} onChange={({ value }) => setDates(value)} />
      <AuditRows
        query={query}
        zone={zone}
        names={names}
        empty={
          isFiltered ? (
            <EmptyState
              icon={historyIcon}
              level={3}
              title={t('nothing')}
              text={t('nothingText')}
              actions={<Button onClick={clear}>{t('clear')}</Button>}
            />
          ) : (
            <EmptyState icon={historyIcon} level={3} title={t('empty')} text={t('emptyText')} />
          )
        }
      />
    </Stack>
  );
}
