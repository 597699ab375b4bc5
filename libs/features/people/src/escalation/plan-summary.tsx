import type { Group, Member } from '@imah/contract/members';
import { useFormat } from '@imah/app/i18n';
import { Heading, Stack, Text } from '@imah/ui';
import type { StepDraft } from './step-draft.ts';
import { useEscalationTexts } from './texts.ts';

interface PlanSummaryProps {
  readonly steps: readonly StepDraft[];
  readonly repeatMinutes: number | null;
  readonly members: readonly Member[];
  readonly groups: readonly Group[];
}

const minuteMs = 60_000;

/** What the plan will do, in sentences. */
export function PlanSummary({ steps, repeatMinutes, members, groups }: PlanSummaryProps) {
  const t = useEscalationTexts();
  const format = useFormat();
  if (steps.length === 0 || repeatMinutes === null) return null;
  const whoOf = ({ to }: StepDraft) => {
    const names =
      to.kind === 'group'
        ? groups.filter(({ id }) => id === to.groupId).map(({ name }) => name)
        : members.filter(({ userId }) => to.userIds.includes(userId)).map(({ name }) => name);
    return names.length === 0 ? t('nobody') : names.join(', ');
  };
  return (
    <Stack gap="xs" as="section" aria-label={t('summary')}>
      <Heading level={2} size="sm">
        {t('summary')}
      </Heading>
      {steps.map((step) => {
        const minutes = step.afterMinutes ?? 0;
        const who = whoOf(step);
        return (
          <Text key={step.key}>
            {minutes === 0
              ? t('summaryStep.now', { who })
              : t('summaryStep.later', { time: format.duration(minutes * minuteMs), who })}
          </Text>
        );
      })}
      <Text>{t('summaryRepeat', { time: format.duration(repeatMinutes * minuteMs) })}</Text>
    </Stack>
  );
}
