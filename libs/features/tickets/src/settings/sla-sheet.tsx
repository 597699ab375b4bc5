import { useRead } from '@imah/api-client/react';
import type { SlaPolicy } from '@imah/contract/tickets';
import { ticketPriorities } from '@imah/contract/tickets/words';
import { Button, ConfirmDialog, Form, FormActions, NumberField, SelectField, Sheet, Stack } from '@imah/ui';
import { useFormTexts } from '@imah/app/form';
import { useState } from 'react';
import { useTicketWords } from '../ticket/parts/index.ts';
import { useOrgBuildings } from '@imah/features-people/model';
import { EffectNote } from './effect-note.tsx';
import { useTicketSettingsTexts } from './texts.ts';
import { useSave } from './use-part.tsx';
import { useReach } from './use-reach.ts';

interface SlaSheetProps {
  readonly orgId: string;
  /** Null: a new one. */
  readonly policy: SlaPolicy | null;
  readonly onClose: () => void;
}

const most = 45 * 1440;

/** One promise, with what changing it would do to the tickets that are open. */
export function SlaSheet({ orgId, policy, onClose }: SlaSheetProps) {
  const t = useTicketSettingsTexts();
  const tf = useFormTexts();
  const words = useTicketWords();
  const { may, firstBuilding } = useReach(orgId);
  const categories = useRead('listTicketCategories', { params: { orgId } }).data ?? [];
  const buildings = useOrgBuildings(orgId);
  const { isSending, answer, submit } = useSave(orgId, onClose);
  const [priority, setPriority] = useState<string>(policy?.priority ?? '');
  const [categoryId, setCategoryId] = useState(policy?.categoryId ?? '');
  const [chosenId, setBuildingId] = useState(policy?.buildingId ?? '');
  const buildingId = chosenId === '' ? (firstBuilding('slaPolicy.create') ?? '') : chosenId;
  const [respond, setRespond] = useState<number | null>(policy?.respondMinutes ?? 60);
  const [resolve, setResolve] = useState<number | null>(policy?.resolveMinutes ?? 480);
  const [calendar, setCalendar] = useState(policy?.calendar ?? 'business');
  const [doomed, setDoomed] = useState<'no' | 'yes'>('no');

  const isRight = (count: number | null): count is number => count !== null && count >= 1 && count <= most;
  const promise =
    isRight(respond) && isRight(resolve) ? { respondMinutes: respond, resolveMinutes: resolve, calendar } : null;
  const match = {
    priority: ticketPriorities.find((known) => known === priority) ?? null,
    categoryId: categoryId === '' ? null : categoryId,
    buildingId: buildingId === '' ? null : buildingId,
  };
  const trial =
    promise === null ? null : policy === null ? { draft: { ...promise, ...match } } : { policyId: policy.id, promise };

  function send(): void {
    if (promise === null) return;
    void submit((client) =>
      policy === null
        ? client.createSlaPolicy({ params: { orgId }, body: { ...promise, ...match } })
        : client.updateSlaPolicy({ params: { orgId, policyId: policy.id }, body: promise, version: policy.version }),
    );
  }

  return (
    <Sheet open onClose={onClose} title={policy === null ? t('sla.add') : t('sla.title')}>
      <Form answer={answer} onSubmit={send}>
        {({ errorOf }) => (
          <Stack gap="lg">
            {policy === null ? (
              <>
                <SelectField
                  label={t('sla.priority')}
                  value={priority}
                  onChange={(event) => setPriority(event.currentTarget.value)}
                  options={[
                    { value: '', label: t('sla.anyPriority') },
                    ...ticketPriorities.map((value) => ({ value, label: words(`priorities.${value}`) })),
                  ]}
                />
                <SelectField
                  label={t('sla.category')}
                  value={categoryId}
                  onChange={(event) => setCategoryId(event.currentTarget.value)}
                  error={errorOf('categoryId')}
                  options={[
                    { value: '', label: t('sla.anyCategory') },
                    ...categories.map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                />
                <SelectField
                  label={t('sla.building')}
                  value={buildingId}
                  onChange={(event) => setBuildingId(event.currentTarget.value)}
                  error={errorOf('buildingId')}
                  options={[
                    ...(may('slaPolicy.create', null) ? [{ value: '', label: t('sla.anyBuilding') }] : []),
                    ...buildings.map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                />
              </>
            ) : null}
            <NumberField
              label={t('sla.respond')}
              min={1}
              max={most}
              value={respond}
              onChange={({ value }) => setRespond(value)}
              error={errorOf('respondMinutes')}
            />
            <NumberField
              label={t('sla.resolve')}
              hint={t('sla.minutesHint')}
              min={1}
              max={most}
              value={resolve}
              onChange={({ value }) => setResolve(value)}
              error={errorOf('resolveMinutes')}
            />
            <SelectField
              label={t('sla.calendar')}
              value={calendar}
              onChange={(event) => setCalendar(event.currentTarget.value === 'always' ? 'always' : 'business')}
              options={(['always', 'business'] as const).map((value) => ({
                value,
                label: t(`sla.calendars.${value}`),
              }))}
            />
            <EffectNote orgId={orgId} trial={trial} />
            <FormActions
              aside={
                policy !== null && may('slaPolicy.delete', policy.buildingId) ? (
                  <Button tone="ghost" onClick={() => setDoomed('yes')}>
                    {t('remove')}
                  </Button>
                ) : null
              }
            >
              <Button onClick={onClose}>{tf('cancel')}</Button>
              <Button type="submit" tone="primary" disabled={promise === null} loading={isSending}>
                {t('save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
      {policy === null ? null : (
        <ConfirmDialog
          open={doomed === 'yes'}
          title={t('sla.removeTitle')}
          text={t('sla.removeText')}
          confirmLabel={t('remove')}
          tone="danger"
          loading={isSending}
          onConfirm={() =>
            void submit((client) =>
              client.deleteSlaPolicy({ params: { orgId, policyId: policy.id }, version: policy.version }),
            )
          }
          onClose={() => setDoomed('no')}
        />
      )}
    </Sheet>
  );
}
