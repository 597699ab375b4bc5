import type { Group, Member } from '@imah/contract/members';
import { escalationChannels } from '@imah/contract/notifications/words';
import { Read, type ReadState } from '@imah/app/read';
import { ForbiddenState, Heading, IconButton, Inline, NumberField, SelectField, Skeleton, Stack } from '@imah/ui';
import { trashIcon } from '@imah/ui/icons';
import { ChoiceList } from '../parts/choice-list.tsx';
import type { StepDraft } from './step-draft.ts';
import { useEscalationTexts } from './texts.ts';

export interface StepFieldsProps {
  readonly step: StepDraft;
  readonly index: number;
  /** Whom a step can name. */
  readonly known: ReadState<readonly [readonly Member[], readonly Group[]]>;
  readonly disabled: boolean;
  readonly errorOf: (path: string) => string | undefined;
  readonly onChange: (change: Partial<StepDraft>) => void;
  readonly onRemove: () => void;
}

const people = 'people';

/** One step of a plan: after how long, whom, and how. */
export function StepFields(props: StepFieldsProps) {
  const { step, index, known, disabled, errorOf, onChange, onRemove } = props;
  const t = useEscalationTexts();
  const { channels } = step;
  const position = String(index + 1);

  return (
    <Stack gap="lg" as="section" aria-label={t('step', { position })}>
      <Inline justify="between">
        <Heading level={3} size="sm">
          {t('step', { position })}
        </Heading>
        {disabled ? null : <IconButton icon={trashIcon} label={t('remove', { position })} onClick={onRemove} />}
      </Inline>
      <NumberField
        name={`steps.${index}.afterMinutes`}
        label={t('after')}
        hint={t('afterHint')}
        unit={t('minutes')}
        min={0}
        max={1440}
        value={step.afterMinutes}
        disabled={disabled}
        onChange={({ value }) => onChange({ afterMinutes: value })}
        error={errorOf(`steps.${index}.afterMinutes`)}
      />
      <Read of={known} level={3} loading={<Skeleton shape="control" />} forbidden={<ForbiddenState level={3} />}>
        {([members, groups]) => <Target {...props} members={members} groups={groups} />}
      </Read>
      <ChoiceList
        name={`steps.${index}.channels`}
        label={t('channels')}
        options={escalationChannels.map((value) => ({ value, label: t(`channel.${value}`) }))}
        chosen={channels}
        disabled={disabled}
        onChange={(chosen) => onChange({ channels: escalationChannels.filter((one) => chosen.includes(one)) })}
      />
    </Stack>
  );
}

type TargetProps = StepFieldsProps & { readonly members: readonly Member[]; readonly groups: readonly Group[] };

/** Whom a step reaches: a group, or people by name. */
function Target({ step: { to }, index, members, groups, disabled, errorOf, onChange }: TargetProps) {
  const t = useEscalationTexts();
  const toError = errorOf(`steps.${index}.to`);
  const userIds = to.kind === 'people' ? to.userIds : [];
  const groupId = to.kind === 'group' ? to.groupId : people;
  const isKnown = groupId === people || groups.some(({ id }) => id === groupId);

  return (
    <>
      <SelectField
        label={t('to')}
        value={groupId}
        disabled={disabled}
        options={[
          { value: people, label: t('people') },
          ...groups.map(({ id, name }) => ({ value: id, label: t('group', { name }) })),
          ...(isKnown ? [] : [{ value: groupId, label: t('goneGroup') }]),
        ]}
        error={to.kind === 'group' ? toError : undefined}
        onChange={({ currentTarget: { value } }) =>
          onChange({ to: value === people ? { kind: 'people', userIds: [] } : { kind: 'group', groupId: value } })
        }
      />
      {to.kind === 'people' ? (
        <ChoiceList
          name={`steps.${index}.to`}
          label={t('persons')}
          options={members.map(({ userId, name, email }) => ({ value: userId, label: name, description: email }))}
          chosen={userIds}
          disabled={disabled}
          error={toError}
          onChange={(chosen) => onChange({ to: { kind: 'people', userIds: [...chosen] } })}
        />
      ) : null}
    </>
  );
}
