import { useReadPages } from '@imah/api-client/react';
import type { MemberWithoutFactor } from '@imah/contract/organizations';
import { useCommand } from '@imah/app/command';
import { useFormat } from '@imah/app/i18n';
import { Read, ReadMore, readState } from '@imah/app/read';
import { useToast } from '@imah/app/shell';
import { Button, Card, EmptyState, List, ListRow, Skeleton, Stack } from '@imah/ui';
import { shieldCheckIcon } from '@imah/ui/icons';
import { changeSettings } from '../model/use-settings.ts';
import { useSecondFactorTexts } from './texts.ts';

const limit = 50;

/** Who has no second factor yet, each with a button that reminds them. */
export function MembersWithoutFactor({ orgId }: { readonly orgId: string }) {
  const t = useSecondFactorTexts();
  const members = useReadPages('listMembersWithoutFactor', { params: { orgId }, query: { limit } });
  const rows = members.data?.pages.flatMap(({ data }) => data) ?? [];
  if (members.data === undefined)
    return <Read of={readState(members)} level={3} loading={<Skeleton shape="card" />} failed={t('listFailed')} />;
  if (rows.length === 0) return <EmptyState icon={shieldCheckIcon} level={3} title={t('allHave')} size="section" />;
  return (
    <Stack gap="md">
      <Card padding="none">
        <List aria-label={t('list')}>
          {rows.map((member) => (
            <MemberRow key={member.memberId} orgId={orgId} member={member} />
          ))}
        </List>
      </Card>
      <ReadMore of={members}>{t('more')}</ReadMore>
    </Stack>
  );
}

function MemberRow({ orgId, member }: { readonly orgId: string; readonly member: MemberWithoutFactor }) {
  const t = useSecondFactorTexts();
  const format = useFormat();
  const toast = useToast();
  const { run, isPending } = useCommand(changeSettings(orgId));
  const { memberId, name, dueAt, remindedAt } = member;
  const day = (at: string) => format.date(at, 'Asia/Jakarta');

  async function remind(): Promise<void> {
    const done = await run((client) => client.remindOfSecondFactor({ params: { orgId, memberId } }));
    if (done.kind === 'sent') toast('success', t('reminded', { name }));
  }

  return (
    <ListRow
      title={name}
      description={
        remindedAt === null
          ? t('due', { date: day(dueAt) })
          : t('dueReminded', { date: day(dueAt), reminded: day(remindedAt) })
      }
      trailing={
        <Button size="sm" loading={isPending} aria-label={`${t('remind')}: ${name}`} onClick={() => void remind()}>
          {t('remind')}
        </Button>
      }
    />
  );
}
