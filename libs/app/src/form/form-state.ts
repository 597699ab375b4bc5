/** Sentences per field, by the field's name in the form. */
export type FieldMessages = Readonly<Record<string, string>>;

export interface FormFailure {
  /** What happened, for the whole form; null when the fields say it all. */
  readonly message: string | null;
  readonly fields: FieldMessages;
}

/**
 * `editing`: being filled in. `submitting`: sent, waiting. `invalid`: fields need another look.
 * `failed`: nothing is wrong with the fields, and yet it did not work. `done`: accepted.
 */
type FormStatus = 'editing' | 'submitting' | 'invalid' | 'failed' | 'done';

export interface FormState extends FormFailure {
  readonly status: FormStatus;
  /** Rises with every refusal, so that the same refusal twice moves the focus twice. */
  readonly refusals: number;
}

export type FormEvent =
  | { readonly type: 'typed'; readonly field: string }
  | { readonly type: 'sent' }
  | { readonly type: 'accepted' }
  /** One step of several is done; the form goes on. */
  | { readonly type: 'continued' }
  | { readonly type: 'refused'; readonly failure: FormFailure };

export const untouchedForm: FormState = { status: 'editing', message: null, fields: {}, refusals: 0 };

/** The form after `event`. A second submit while one is under way changes nothing. */
export function nextFormState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'typed':
      return event.field in state.fields ? withoutField(state, event.field) : state;
    case 'sent':
      return { ...state, status: 'submitting', message: null, fields: {} };
    case 'continued':
      return { ...state, status: 'editing', message: null, fields: {} };
    case 'accepted':
      return { ...state, status: 'done', message: null, fields: {} };
    case 'refused': {
      const status = Object.keys(event.failure.fields).length > 0 ? 'invalid' : 'failed';
      return { ...event.failure, status, refusals: state.refusals + 1 };
    }
  }
}

function withoutField(state: FormState, field: string): FormState {
  const fields = Object.fromEntries(Object.entries(state.fields).filter(([name]) => name !== field));
  const left = Object.keys(fields).length > 0;
  return { ...state, fields, status: left ? state.status : 'editing', message: left ? state.message : null };
}
