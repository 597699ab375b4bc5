import { pollWeights } from '@imah/contract/community/words';
import { Button, Checkbox, DateField, IconButton, Inline, SelectField, Stack, TextField } from '@imah/ui';
import { plusIcon, trashIcon } from '@imah/ui/icons';
import { useClock, localDay } from '@imah/app/i18n';
import { useCommunityTexts } from '../texts.ts';
import * as styles from './poll-fields.css.ts';
import type { TopicFieldsProps } from './topic-fields.ts';

const most = 10;

/** What is asked, how the votes count, and until when. */
export function PollFields({ scope, values, errorOf, set }: TopicFieldsProps) {
  const t = useCommunityTexts();
  const clock = useClock();
  const { closes, hidden, options, weight } = values;
  // Shares are those of one building.
  const offered = pollWeights.filter((each) => scope.buildingId !== null || each !== 'share');

  return (
    <>
      <Stack gap="sm" as="section" aria-label={t('form.options')}>
        {options.map((text, index) => (
          // Options have no name but their position.
          // oxlint-disable-next-line react/no-array-index-key
          <Inline key={index} gap="sm" align="end" wrap="nowrap">
            <div className={styles.option}>
              <TextField
                name={index === 0 ? 'options' : `options.${index}`}
                label={t('form.option', { number: index + 1 })}
                value={text}
                maxLength={140}
                error={index === 0 ? errorOf('options') : errorOf(`poll.options.${index}`)}
                onChange={({ currentTarget: { value } }) =>
                  set({ options: options.map((each, position) => (position === index ? value : each)) })
                }
              />
            </div>
            {options.length > 2 ? (
              <IconButton
                icon={trashIcon}
                tone="ghost"
                label={t('form.removeOption', { number: index + 1 })}
                onClick={() => set({ options: options.filter((_, position) => position !== index) })}
              />
            ) : null}
          </Inline>
        ))}
        {options.length < most ? (
          <Inline>
            <Button size="sm" icon={plusIcon} onClick={() => set({ options: [...options, ''] })}>
              {t('form.addOption')}
            </Button>
          </Inline>
        ) : null}
      </Stack>
      <SelectField
        name="weight"
        label={t('form.weight')}
        value={weight}
        error={errorOf('weight')}
        options={offered.map((value) => ({ value, label: t(`poll.weights.${value}`) }))}
        onChange={({ currentTarget }) =>
          set({ weight: offered.find((each) => each === currentTarget.value) ?? 'unit' })
        }
      />
      <DateField
        name="closes"
        label={t('form.closes')}
        required
        min={localDay(clock.now(), scope.timeZone)}
        value={closes}
        error={errorOf('closes')}
        onChange={({ value }) => set({ closes: value })}
      />
      <Checkbox
        label={t('form.hideResults')}
        checked={hidden}
        onChange={({ currentTarget }) => set({ hidden: currentTarget.checked })}
      />
    </>
  );
}
