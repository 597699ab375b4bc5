import { useRead } from '@imah/api-client/react';
import { Button, DateRangeField, EmptyState, Grid, Inline, Callout, SearchField, SelectField, Stack } from '@imah/ui';
import { downloadIcon, historyIcon } from '@imah/ui/icons';
import { useCan } from '@imah/app/ports';
import { useFormat } from '@imah/app/i18n';
import { AuditRows } from './audit-rows.tsx';
import { useAudit } from './use-audit.ts';
import { auditTextsId } from './messages/id.ts';
import { useAuditTexts } from './texts.ts';
import { useAuditFile } from './use-audit-file.ts';
import { useAuditView } from './use-audit-view.ts';
import { useKnownNames } from './use-known-names.ts';

// What concerns an organisation is told in the time of its capital, as its letters are.
const zone = 'Asia/Jakarta';
/** One word for each thing: a member is written down under two names, and what nobody foresaw has none. */
const entities = (Object.keys(auditTextsId.entities) as (keyof typeof auditTextsId.entities)[]).filter(
  (key) => key !== 'member' && key !== 'other',
);

/** Everything that was done in an organisation, narrowed by who, what, where and when, and as a file. */
export function OrganizationAudit({ orgId }: { readonly orgId: string }) {
  const t = useAuditTexts();
  const format = useFormat();
  const can = useCan();
  const { data: buildings } = useRead('listBuildings', {});
  const own = buildings?.filter((building) => building.orgId === orgId);
  const view = useAuditView({ kinds: entities, buildingIds: own?.map(({ id }) => id) });
  const query = useAudit(orgId, view.filter);
  const file = useAuditFile(orgId);
  const names = useKnownNames(orgId);

  return (
    <Stack gap="lg">
      <Grid columns={2} gap="md">
        <SearchField
          label={t('list.who')}
          placeholder={t('list.who')}
          value={view.who}
          maxLength={120}
          onChange={({ value }) => view.change({ who: value })}
        />
        <SelectField
          label={t('list.what')}
          value={view.what}
          options={[
            { value: '', label: t('list.anything') },
            ...entities.map((entity) => ({ value: entity, label: t(`entities.${entity}`) })),
          ]}
          onChange={(event) => view.change({ what: event.currentTarget.value })}
        />
        {own !== undefined && own.length > 1 ? (
          <SelectField
            label={t('list.where')}
            value={view.building}
            options={[
              { value: '', label: t('list.anywhere') },
              ...own.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(event) => view.change({ building: event.currentTarget.value })}
          />
        ) : null}
        <DateRangeField label={t('list.when')} value={view.dates} onChange={({ value }) => view.change({ ...value })} />
      </Grid>
      {can('audit.export', { orgId }) === 'allowed' ? (
        <Inline justify="end">
          <Button icon={downloadIcon} loading={file.state === 'loading'} onClick={() => file.download(view.filter)}>
            {t('list.download')}
          </Button>
        </Inline>
      ) : null}
      {file.state === 'failed' ? (
        <Callout tone="danger" announce="assertive">
          {t('list.downloadFailed')}
        </Callout>
      ) : null}
      {file.cutAt === null ? null : (
        <Callout tone="warning">{t('list.downloadCut', { rows: format.number(file.cutAt) })}</Callout>
      )}
      <AuditRows
        query={query}
        zone={zone}
        names={names}
        days="headed"
        empty={
          Object.keys(view.filter).length > 0 ? (
            <EmptyState
              icon={historyIcon}
              level={2}
              title={t('nothing')}
              text={t('nothingText')}
              actions={<Button onClick={view.clear}>{t('clear')}</Button>}
            />
          ) : (
            <EmptyState icon={historyIcon} level={2} title={t('empty')} text={t('emptyText')} />
          )
        }
      />
    </Stack>
  );
}
