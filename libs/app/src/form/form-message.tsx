import { Callout } from '@imah/ui';
import { useFormat } from '../i18n/use-format.ts';
import { useFormTexts } from './texts.ts';

export interface FormMessageProps {
  /** What is wrong with the form as a whole; null: nothing. */
  readonly message: string | null;
  /** Takes the place of the message while a rate limit lasts. */
  readonly secondsLeft?: number;
}

/** Stands above the fields and is announced when it appears. */
export function FormMessage({ message, secondsLeft = 0 }: FormMessageProps) {
  const t = useFormTexts();
  const format = useFormat();
  if (secondsLeft > 0) {
    return <Callout tone="warning">{t('wait', { duration: format.duration(secondsLeft * 1000) })}</Callout>;
  }
  return message === null ? null : (
    <Callout tone="danger" announce="assertive" tabIndex={-1} data-form-message="">
      {message}
    </Callout>
  );
}
