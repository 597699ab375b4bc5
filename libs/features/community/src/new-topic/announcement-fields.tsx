import { Checkbox, DateField } from '@imah/ui';
import { useClock, localDay } from '@imah/app/i18n';
import { useCommunityTexts } from '../texts.ts';
import type { TopicFieldsProps } from './topic-fields.ts';

/** Until when an announcement holds, and how much it presses. */
export function AnnouncementFields({ scope, values, errorOf, set }: TopicFieldsProps) {
  const t = useCommunityTexts();
  const clock = useClock();
  const { receipts, replies, until, urgent } = values;
  return (
    <>
      <DateField
        name="validUntil"
        label={t('form.until')}
        hint={t('form.untilHint')}
        mark={urgent ? 'none' : 'optional'}
        required={urgent}
        min={localDay(clock.now(), scope.timeZone)}
        value={until}
        error={errorOf('validUntil')}
        onChange={({ value }) => set({ until: value })}
      />
      <Checkbox
        label={t('form.urgent')}
        checked={urgent}
        onChange={({ currentTarget }) => set({ urgent: currentTarget.checked })}
      />
      <Checkbox
        label={t('form.receipts')}
        checked={receipts}
        onChange={({ currentTarget }) => set({ receipts: currentTarget.checked })}
      />
      <Checkbox
        label={t('form.replies')}
        checked={replies}
        onChange={({ currentTarget }) => set({ replies: currentTarget.checked })}
      />
    </>
  );
}
