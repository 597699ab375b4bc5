import { useRead } from '@imah/api-client/react';
import type { EscalationPlan, EscalationPlanDraft } from '@imah/contract/notifications';
import { escalationCauses, mostEscalationSteps } from '@imah/contract/notifications/words';
import { useSubmit } from '@imah/app/command';
import { useCan } from '@imah/app/ports';
import { readState, together } from '@imah/app/read';
import {
  Button,
  Callout,
  Card,
  Checkbox,
  EmptyState,
  Form,
  FormActions,
  Heading,
  Inline,
  NumberField,
  Stack,
  Text,
} from '@imah/ui';
import { bellIcon, plusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { ChoiceList } from '../parts/choice-list.tsx';
import { changeSettings } from '../model/use-settings.ts';
import { PlanSummary } from './plan-summary.tsx';
import { draftsOf, minutesFault, nextStep, stepOf } from './step-draft.ts';
import { StepFields } from './step-fields.tsx';
import { useEscalationTexts } from './texts.ts';

interface EscalationFormProps {
  readonly orgId: string;
  readonly plan: EscalationPlan;
}

/** The plan of an organisation: what is passed on, to whom after how long, and how often. */
export function EscalationForm({ orgId, plan }: EscalationFormProps) {
  const t = useEscalationTexts();
  const mayChange = useCan()('settings.update', { orgId, everywhere: true }) === 'allowed';
  const known = together(
    readState(useRead('listMembers', { params: { orgId }, query: { status: 'active', limit: 200 } })),
    readState(useRead('listGroups', { params: { orgId } })),
  );
  const { isSending, answer, refuse, submit } = useSubmit(changeSettings(orgId), { told: { sent: () => t('saved') } });
  const [isOn, setIsOn] = useState(plan.state === 'on');
  const [causes, setCauses] = useState<readonly string[]>(plan.causes);
  const [steps, setSteps] = useState(() => draftsOf(plan.steps));
  const [added, setAdded] = useState(0);
  const [repeat, setRepeat] = useState<number | null>(plan.repeatMinutes);

  const draft: EscalationPlanDraft = {
    state: isOn ? 'on' : 'off',
    causes: escalationCauses.filter((cause) => causes.includes(cause)),
    steps: steps.map(stepOf),
    repeatMinutes: repeat ?? 0,
  };

  function save(): void {
    const errors = {
      ...(isOn && draft.causes.length === 0 ? { causes: [t('causesMissing')] } : {}),
      ...Object.fromEntries(
        steps.flatMap(({ to }, index) => {
          const fault = minutesFault(steps, index);
          const minutes = fault === 'missing' ? t('afterMissing') : t('afterTooSoon');
          return [
            ...(fault === null ? [] : [[`steps.${index}.afterMinutes`, [minutes]] as const]),
            ...(to.kind === 'people' && to.userIds.length === 0
              ? [[`steps.${index}.to`, [t('personsMissing')]] as const]
              : []),
          ];
        }),
      ),
      ...(repeat === null || repeat < 5 || repeat > 720 ? { repeatMinutes: [t('repeatMissing')] } : {}),
    };
    const noStep = isOn && steps.length === 0 ? t('stepsMissing') : undefined;
    if (noStep !== undefined || Object.keys(errors).length > 0) return refuse(errors, noStep);
    void submit((client) => client.updateEscalationPlan({ params: { orgId }, body: draft, version: plan.version }));
  }

  return (
    <Form answer={answer} onSubmit={save}>
      {({ errorOf }) => (
        <Stack gap="xl">
          {mayChange ? null : <Callout tone="info">{t('readOnly')}</Callout>}
          <Checkbox
            name="state"
            label={t('on')}
            hint={t('onHint')}
            checked={isOn}
            disabled={!mayChange}
            onChange={(event) => setIsOn(event.currentTarget.checked)}
          />
          <ChoiceList
            name="causes"
            label={t('causes')}
            options={escalationCauses.map((value) => ({ value, label: t(`cause.${value}`) }))}
            chosen={causes}
            disabled={!mayChange}
            error={errorOf('causes')}
            onChange={setCauses}
          />
          <Stack gap="md" as="section" aria-label={t('steps')}>
            <Heading level={2} size="sm">
              {t('steps')}
            </Heading>
            {steps.length === 0 ? (
              <EmptyState icon={bellIcon} level={3} title={t('noSteps')} text={t('noStepsText')} />
            ) : null}
            {steps.map((step, index) => (
              <Card key={step.key} padding="md">
                <StepFields
                  step={step}
                  index={index}
                  known={known}
                  disabled={!mayChange}
                  errorOf={errorOf}
                  onChange={(change) =>
                    setSteps(steps.map((each) => (each.key === step.key ? { ...each, ...change } : each)))
                  }
                  onRemove={() => setSteps(steps.filter(({ key }) => key !== step.key))}
                />
              </Card>
            ))}
            {mayChange && steps.length < mostEscalationSteps ? (
              <Inline>
                <Button
                  icon={plusIcon}
                  onClick={() => {
                    setSteps([...steps, nextStep(steps, `new ${added}`)]);
                    setAdded(added + 1);
                  }}
                >
                  {t('add')}
                </Button>
              </Inline>
            ) : null}
          </Stack>
          <NumberField
            name="repeatMinutes"
            label={t('repeat')}
            hint={t('repeatHint')}
            unit={t('minutes')}
            min={5}
            max={720}
            value={repeat}
            disabled={!mayChange}
            onChange={({ value }) => setRepeat(value)}
            error={errorOf('repeatMinutes')}
          />
          {known.kind === 'ready' ? (
            <PlanSummary steps={steps} repeatMinutes={repeat} members={known.data[0]} groups={known.data[1]} />
          ) : null}
          <Text size="sm" tone="muted">
            {t('reach')}
          </Text>
          {mayChange ? (
            <FormActions>
              <Button type="submit" tone="primary" loading={isSending}>
                {t('save')}
              </Button>
            </FormActions>
          ) : null}
        </Stack>
      )}
    </Form>
  );
}
