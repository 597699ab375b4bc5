import { DateField, Inline, RadioGroup, TimeField } from '@imah/ui';
import { useClock, localDay } from '@imah/app/i18n';
import { useCommunityTexts } from '../texts.ts';
import type { TopicFieldsProps } from './topic-fields.ts';

/** When a topic comes out: at once, or later by the clock of its building. */
export function PublishFields({ scope, values, errorOf, set }: TopicFieldsProps) {
  const t = useCommunityTexts();
  const clock = useClock();
  return (
    <>
      <RadioGroup
        name="publish"
        label={t('form.when')}
        direction="row"
        value={values.publish}
        options={(['now', 'later'] as const).map((value) => ({ value, label: t(`form.${value}`) }))}
        onChange={({ value }) => set({ publish: value === 'later' ? 'later' : 'now' })}
      />
      {values.publish === 'later' ? (
        <Inline gap="md" align="start">
          <DateField
            name="publishDay"
            label={t('form.publishDay')}
            required
            min={localDay(clock.now(), scope.timeZone)}
            value={values.publishDay}
            error={errorOf('publishDay')}
            onChange={({ value }) => set({ publishDay: value })}
          />
          <TimeField
            name="publishTime"
            label={t('form.publishTime')}
            required
            value={values.publishTime}
            error={errorOf('publishTime')}
            onChange={({ value }) => set({ publishTime: value })}
          />
        </Inline>
      ) : null}
    </>
  );
}
