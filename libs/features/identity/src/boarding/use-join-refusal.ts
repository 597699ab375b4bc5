import { isApiError } from '@imah/api-client';
import type { FormAnswer } from '@imah/ui';
import { failureAnswer, useFormTexts } from '@imah/app/form';

/** What is said of a refusal: a code that is worth nothing is a fault of `field`. */
export function useJoinRefusal(field: string): (error: unknown) => FormAnswer {
  const tf = useFormTexts();
  return (error) =>
    isApiError(error) && error.status === 410
      ? { message: tf('invalid'), errors: { [field]: [error.message] } }
      : failureAnswer(tf, error);
}
