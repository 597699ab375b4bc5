import { Callout } from '@imah/ui';
import { explainFailure, useFormTexts } from '@imah/app/form';
import { isDeclined } from './is-declined.ts';

/** Why a press had no effect; nothing where it had one. */
export function ChangeFailure({ error }: { readonly error: unknown }) {
  const tf = useFormTexts();
  if (error === null || isDeclined(error)) return null;
  const { message, fields } = explainFailure(tf, error);
  return (
    <Callout tone="danger" announce="assertive">
      {Object.values(fields)[0] ?? message}
    </Callout>
  );
}
