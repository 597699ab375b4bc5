import { useRead } from '@imah/api-client/react';
import type { TicketConditions, TicketRule, TicketRuleDraft } from '@imah/contract/tickets';
import { ticketRuleEvents, ticketPriorities } from '@imah/contract/tickets/words';
import {
  Button,
  Checkbox,
  ConfirmDialog,
  Form,
  FormActions,
  Heading,
  NumberField,
  SelectField,
  Sheet,
  Stack,
  TextField,
} from '@imah/ui';
import { useFormTexts } from '@imah/app/form';
import { useState } from 'react';
import { useTicketWords } from '../ticket/parts/index.ts';
import { useOrgBuildings } from '@imah/features-people/model';
import { RuleChoice } from './rule-choice.tsx';
import { RuleTrial } from './rule-trial.tsx';
import { useTicketSettingsTexts } from './texts.ts';
import { useSave } from './use-part.tsx';
import { useReach } from './use-reach.ts';
import { useChecklists, usePeople } from './use-rule-choices.ts';

interface RuleSheetProps {
  readonly orgId: string;
  /** Null: a new one. */
  readonly rule: TicketRule | null;
  readonly onClose: () => void;
}

/** One rule, to be tried on what was reported before it is kept. */
export function RuleSheet({ orgId, rule, onClose }: RuleSheetProps) {
  const t = useTicketSettingsTexts();
  const tf = useFormTexts();
  const words = useTicketWords();
  const categories = useRead('listTicketCategories', { params: { orgId } }).data ?? [];
  const buildings = useOrgBuildings(orgId);
  const people = usePeople(orgId);
  const checklists = useChecklists(orgId);
  const { isSending, answer, refuse, submit } = useSave(orgId, onClose);
  const [name, setName] = useState(rule?.name ?? '');
  const [isOn, setIsOn] = useState(rule?.state !== 'off');
  const [event, setEvent] = useState(rule?.event ?? 'created');
  const [minutes, setMinutes] = useState<number | null>(rule?.minutes ?? 30);
  const { may, firstBuilding } = useReach(orgId);
  const [chosen, setConditions] = useState<TicketConditions>(rule?.conditions ?? {});
  const conditions = { ...chosen, buildingId: chosen.buildingId ?? firstBuilding('settings.update') };
  const [actions, setActions] = useState(rule?.actions ?? {});
  const [doomed, setDoomed] = useState<'no' | 'yes'>('no');

  /** The parts of a record that are filled in: what is left empty is not asked for. */
  const draft: TicketRuleDraft = {
    name,
    state: isOn ? 'on' : 'off',
    event,
    minutes: event === 'unanswered' ? minutes : null,
    conditions: filled(conditions),
    actions: filled(actions),
  };

  function send(): void {
    if (Object.keys(draft.actions).length === 0) return refuse({}, t('rules.missing'));
    void submit((client) =>
      rule === null
        ? client.createTicketRule({ params: { orgId }, body: draft })
        : client.updateTicketRule({ params: { orgId, ruleId: rule.id }, body: draft, version: rule.version }),
    );
  }
  const priorities = ticketPriorities.map((value) => ({ value, label: words(`priorities.${value}`) }));
  const persons = people.map(({ userId, name: label }) => ({ value: userId, label }));
  return (
    <Sheet open onClose={onClose} title={rule === null ? t('rules.add') : t('rules.title')}>
      <Form answer={answer} onSubmit={send}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <TextField
              name="name"
              label={t('rules.name')}
              required
              maxLength={80}
              value={name}
              onChange={(typed) => setName(typed.currentTarget.value)}
              error={errorOf('name')}
            />
            <Checkbox label={t('rules.state')} checked={isOn} onChange={(box) => setIsOn(box.currentTarget.checked)} />
            <SelectField
              label={t('rules.event')}
              value={event}
              onChange={(chosen) =>
                setEvent(ticketRuleEvents.find((known) => known === chosen.currentTarget.value) ?? 'created')
              }
              options={ticketRuleEvents.map((value) => ({ value, label: t(`rules.events.${value}`) }))}
            />
            {event === 'unanswered' ? (
              <NumberField
                label={t('rules.minutes')}
                hint={t('rules.minutesHint')}
                unit={t('rules.minutesUnit')}
                min={1}
                max={43_200}
                value={minutes}
                onChange={({ value }) => setMinutes(value)}
                error={errorOf('minutes')}
              />
            ) : null}
            <Heading level={3} size="sm">
              {t('rules.conditions')}
            </Heading>
            <RuleChoice
              label={t('sla.building')}
              empty={may('settings.update', null) ? t('sla.anyBuilding') : null}
              value={conditions.buildingId}
              options={buildings.map(({ id, name: label }) => ({ value: id, label }))}
              onChange={(buildingId) => setConditions({ ...conditions, buildingId })}
            />
            <RuleChoice
              label={t('sla.category')}
              empty={t('sla.anyCategory')}
              value={conditions.categoryId}
              options={categories.map(({ id, name: label }) => ({ value: id, label }))}
              onChange={(categoryId) => setConditions({ ...conditions, categoryId })}
            />
            <RuleChoice
              label={t('sla.priority')}
              empty={t('sla.anyPriority')}
              value={conditions.priorities?.[0]}
              options={priorities}
              onChange={(value) => {
                const priority = ticketPriorities.find((known) => known === value);
                setConditions({ ...conditions, priorities: priority === undefined ? undefined : [priority] });
              }}
            />
            <TextField
              name="contains"
              label={t('rules.contains')}
              maxLength={60}
              value={conditions.contains ?? ''}
              onChange={(typed) => {
                const text = typed.currentTarget.value;
                setConditions({ ...conditions, contains: text === '' ? undefined : text });
              }}
              error={errorOf('conditions.contains')}
            />
            {/* What was found holds for the conditions it was asked with. */}
            <RuleTrial key={JSON.stringify(draft.conditions)} orgId={orgId} conditions={draft.conditions} />
            <Heading level={3} size="sm">
              {t('rules.actions')}
            </Heading>
            <RuleChoice
              label={t('rules.assign')}
              empty={t('rules.nobody')}
              value={actions.assignBy ?? actions.assigneeId}
              options={[{ value: 'duty', label: t('rules.onDuty') }, ...persons]}
              onChange={(value) =>
                setActions({
                  ...actions,
                  assignBy: value === 'duty' ? 'duty' : undefined,
                  assigneeId: value === 'duty' ? undefined : value,
                })
              }
              error={errorOf('actions.assigneeId') ?? errorOf('actions.assignBy')}
            />
            <RuleChoice
              label={t('rules.set')}
              empty={t('rules.keep')}
              value={actions.priority}
              options={priorities}
              onChange={(value) =>
                setActions({ ...actions, priority: ticketPriorities.find((known) => known === value) })
              }
            />
            <RuleChoice
              label={t('rules.checklist')}
              empty={t('rules.noChecklist')}
              value={actions.checklistId}
              options={checklists}
              onChange={(checklistId) => setActions({ ...actions, checklistId })}
            />
            <RuleChoice
              label={t('rules.notify')}
              empty={t('rules.noNotify')}
              value={actions.notifyIds?.[0]}
              options={persons}
              onChange={(value) => setActions({ ...actions, notifyIds: value === undefined ? undefined : [value] })}
            />
            <FormActions
              aside={
                rule === null ? null : (
                  <Button tone="ghost" onClick={() => setDoomed('yes')}>
                    {t('remove')}
                  </Button>
                )
              }
            >
              <Button onClick={onClose}>{tf('cancel')}</Button>
              <Button type="submit" tone="primary" loading={isSending}>
                {t('save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
      {rule === null ? null : (
        <ConfirmDialog
          open={doomed === 'yes'}
          title={t('rules.removeTitle')}
          text={t('rules.removeText', { name: rule.name })}
          confirmLabel={t('remove')}
          tone="danger"
          loading={isSending}
          onConfirm={() =>
            void submit((client) =>
              client.deleteTicketRule({ params: { orgId, ruleId: rule.id }, version: rule.version }),
            )
          }
          onClose={() => setDoomed('no')}
        />
      )}
    </Sheet>
  );
}

function filled<T extends object>(record: T): T {
  // The same record without the parts that are undefined; its type says that they may be.
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
}
