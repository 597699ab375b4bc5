import type { Form } from './use-form.ts';
import { Button } from '@imah/ui';

export interface SubmitButtonProps {
  readonly form: Pick<Form<string>, 'status' | 'secondsLeft'>;
  readonly label: string;
  /** `leaves`: another page follows, so it is busy until that is there. */
  readonly after?: 'stays' | 'leaves';
}

/** Sends a form of one who is not signed in yet; as wide as its fields. */
export function SubmitButton({ form: { status, secondsLeft }, label, after = 'stays' }: SubmitButtonProps) {
  const isBusy = status === 'submitting' || (status === 'done' && after === 'leaves');
  return (
    <Button type="submit" tone="primary" size="lg" width="full" loading={isBusy} disabled={secondsLeft > 0}>
      {label}
    </Button>
  );
}
