import { isApiError } from '@imah/api-client';
import { Callout } from '@imah/ui';
import { explainFailure, useFormTexts } from '@imah/app/form';
import { VerifyFirst } from './verify-first.tsx';

/** Why the server did not do something, and what to do about it where that is known: here, not on another page. */
export function Refusal({ error }: { readonly error: unknown }) {
  const tf = useFormTexts();
  if (isApiError(error) && error.code === 'EMAIL_BELUM_DIVERIFIKASI') return <VerifyFirst announce="assertive" />;
  const { message } = explainFailure(tf, error);
  return message === null ? null : (
    <Callout tone="danger" announce="assertive">
      {message}
    </Callout>
  );
}
