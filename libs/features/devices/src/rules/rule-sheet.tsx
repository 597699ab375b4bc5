import { useDevices } from '@imah/api-client/react';
import type { AlarmRule } from '@imah/contract/alarms';
import { alarmSeverities, comparisonsOf } from '@imah/contract/alarms/words';
import type { Building } from '@imah/contract/buildings';
import type { KnownDeviceType } from '@imah/contract/devices';
import {
  Button,
  Callout,
  Checkbox,
  ConfirmDialog,
  Form,
  FormActions,
  Heading,
  SelectField,
  Sheet,
  Stack,
  TextField,
} from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { useFormat, useLocale } from '@imah/app/i18n';
import { useCan } from '@imah/app/ports';
import { changeSettings } from '@imah/features-people/model';
import { useAlarmTexts } from '../alarms/texts.ts';
import { useDeviceTexts } from '../texts.ts';
import { GroupFields } from './condition-fields.tsx';
import { draftOf, leafOf, metricsOf, type RuleForm } from './rule-draft.ts';
import { sentenceOf } from './rule-sentence.ts';
import { RuleTrial } from './rule-trial.tsx';
import { ScopeFields } from './scope-fields.tsx';
import { useRuleTexts } from './texts.ts';
import { TicketFields } from './ticket-fields.tsx';
import { TimeFields } from './time-fields.tsx';

export interface RuleSheetProps {
  readonly orgId: string;
  /** The rule that is changed; null for one that is made. */
  readonly rule: AlarmRule | null;
  readonly begin: RuleForm;
  readonly types: readonly KnownDeviceType[];
  readonly buildings: readonly Building[];
  readonly onClose: () => void;
}

/** One rule as it is written: in sentences, tried on the past before it is saved. */
export function RuleSheet({ orgId, rule, begin, types, buildings, onClose }: RuleSheetProps) {
  const t = useRuleTexts();
  const ta = useAlarmTexts();
  const td = useDeviceTexts();
  const tf = useFormTexts();
  const format = useFormat();
  const { locale } = useLocale();
  const can = useCan();
  const { isSending, answer, submit } = useSubmit(changeSettings(orgId), {
    told: { sent: () => t('saved') },
    onDone: onClose,
  });
  const [form, setForm] = useState(begin);
  const [doomed, setDoomed] = useState<'no' | 'yes'>('no');
  const change = (next: Partial<RuleForm>) => setForm({ ...form, ...next });
  const permission = rule === null ? 'alarmRule.create' : 'alarmRule.update';
  const mayIn = (id: string | null) =>
    can(permission, id === null ? { orgId, everywhere: true } : { orgId, buildingId: id }) === 'allowed';
  const places = [{ id: null, name: t('everyBuilding') }, ...buildings].filter(({ id }) => mayIn(id));
  const typeKeys = useTypeKeys(form);
  const metrics = metricsOf(form.scope, types, typeKeys);
  const draft = draftOf(form);
  const first = form.trigger.kind === 'silent' ? form.trigger.metric : comparisonsOf(form.condition)[0]?.metric;
  const total = comparisonsOf(form.condition).length;

  function chooseScope(next: Pick<RuleForm, 'buildingId' | 'scope'>): void {
    const known = metricsOf(next.scope, types, typeKeys);
    const isKnown = comparisonsOf(form.condition).every(({ metric }) => known.some(({ key }) => key === metric));
    const start = next.scope.kind === 'metric' ? next.scope.metric : null;
    const main = known.find(({ key, kind }) => (start === null ? kind === 'gauge' : key === start)) ?? known[0];
    // What its devices do not report cannot be compared: the condition begins anew.
    const stays = isKnown && start === null;
    const ticket =
      form.ticket === null || next.buildingId === form.buildingId ? form.ticket : { ...form.ticket, assigneeId: null };
    change({
      ...next,
      ticket,
      ...(stays || main === undefined ? {} : { condition: { kind: 'all', of: [leafOf(main)] } }),
    });
  }

  function save(): void {
    void submit((client) =>
      rule === null
        ? client.createAlarmRule({ params: { orgId }, body: draft })
        : client.updateAlarmRule({ params: { orgId, alarmRuleId: rule.id }, body: draft, version: rule.version }),
    );
  }

  return (
    <Sheet open onClose={onClose} title={rule === null ? t('add') : t('editTitle')}>
      <Form answer={answer} onSubmit={save}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Callout tone="info">{sentenceOf(draft, types, { t, ta, td, format, locale })}</Callout>
            <TextField
              name="name"
              label={t('name')}
              required
              maxLength={80}
              value={form.name}
              onChange={(event) => change({ name: event.currentTarget.value })}
              error={errorOf('name')}
            />
            <Heading level={3} size="sm">
              {t('where')}
            </Heading>
            <ScopeFields rule={form} types={types} buildings={places} errorOf={errorOf} onChange={chooseScope} />
            {form.trigger.kind === 'silent' ? null : (
              <>
                <Heading level={3} size="sm">
                  {t('when')}
                </Heading>
                <GroupFields
                  group={form.condition}
                  metrics={metrics}
                  before={0}
                  total={total}
                  level={1}
                  position="1"
                  errorOf={errorOf}
                  onChange={(condition) => change({ condition })}
                />
                {errorOf('condition') === undefined ? null : (
                  <Callout tone="danger" announce="assertive">
                    {errorOf('condition')}
                  </Callout>
                )}
              </>
            )}
            <TimeFields
              rule={form}
              metrics={metrics}
              errorOf={errorOf}
              onChange={(next) => {
                const wakes = form.trigger.kind === 'silent' && next.trigger !== undefined && total === 0;
                change({ ...next, ...(wakes ? { condition: { kind: 'all', of: [leafOf(metrics[0])] } } : {}) });
              }}
            />
            <SelectField
              label={t('severity')}
              value={form.severity}
              options={alarmSeverities.map((value) => ({ value, label: ta(`severities.${value}`) }))}
              onChange={(event) => {
                const severity = alarmSeverities.find((one) => one === event.currentTarget.value);
                if (severity !== undefined) change({ severity });
              }}
            />
            <TicketFields
              orgId={orgId}
              buildingId={form.buildingId}
              severity={form.severity}
              value={form.ticket}
              errorOf={errorOf}
              onChange={(ticket) => change({ ticket })}
            />
            {mayIn(form.buildingId) && can('alarmRule.update', { orgId }) === 'allowed' ? (
              <RuleTrial
                orgId={orgId}
                rule={draft}
                metric={metrics.find(({ key }) => key === first)}
                timeZone={buildings.find(({ id }) => id === form.buildingId)?.timeZone ?? 'Asia/Jakarta'}
              />
            ) : null}
            <Checkbox
              name="state"
              label={t('state')}
              checked={form.state === 'on'}
              onChange={(event) => change({ state: event.currentTarget.checked ? 'on' : 'off' })}
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
          title={t('removeTitle', { name: rule.name })}
          text={t('removeText')}
          confirmLabel={t('remove')}
          tone="danger"
          loading={isSending}
          onConfirm={() =>
            void submit((client) =>
              client.deleteAlarmRule({ params: { orgId, alarmRuleId: rule.id }, version: rule.version }),
            )
          }
          onClose={() => setDoomed('no')}
        />
      )}
    </Sheet>
  );
}

/** The types of the devices that are named. */
function useTypeKeys({ scope, buildingId }: RuleForm): readonly string[] {
  const { data } = useDevices(buildingId ?? '', { enabled: buildingId !== null && scope.kind === 'devices' });
  if (scope.kind !== 'devices') return [];
  return (data ?? []).filter(({ id }) => scope.deviceIds.includes(id)).map(({ typeKey }) => typeKey);
}
