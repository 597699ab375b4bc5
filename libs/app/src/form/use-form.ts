import { type FormEvent as ReactFormEvent, useEffect, useReducer, useRef } from 'react';
import { explainFailure } from './explain.ts';
import { type FieldMessages, type FormFailure, nextFormState, type FormState, untouchedForm } from './form-state.ts';
import { useFormTexts } from './texts.ts';
import { useWait } from './use-wait.ts';

export interface FormOptions<F extends string> {
  /** Names of the inputs, in the order of the page: the first wrong one gets the focus. */
  readonly fields: readonly F[];
  /** What can be said without the server; an empty object sends the form. */
  readonly check: (values: Readonly<Record<F, string>>) => FieldMessages;
  /** The sentence above the fields when `check` found something; that of every form where left out. */
  readonly invalidMessage?: string;
  /** Resolves to `continue` when only one step of several is done. */
  readonly send: (values: Readonly<Record<F, string>>) => Promise<unknown>;
  /** What is particular to this form about what `send` rejected with; null leaves it to the words of every form. */
  readonly explain?: (error: unknown) => FormFailure | null;
}

export interface Form<F extends string> extends FormState {
  /** Whole seconds until a rate limit lets it be sent again; 0 where none asks to wait. */
  readonly secondsLeft: number;
  /** For the form element. Inputs stay the browser's own, so that nothing typed before hydration is lost. */
  readonly formProps: {
    readonly ref: React.RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    /** For a form that is sent where no script runs at all: what was typed must not stand in the address. */
    readonly method: 'post';
    readonly onSubmit: (event: ReactFormEvent<HTMLFormElement>) => void;
    readonly onInput: (event: ReactFormEvent<HTMLFormElement>) => void;
  };
  readonly errorOf: (field: F) => string | undefined;
  /** For an error summary: the wrong fields in the order of the page. */
  readonly errors: readonly { readonly field: F; readonly message: string }[];
}

/** One form from typing to acceptance. A second submit while one is under way is ignored. */
export function useForm<F extends string>(options: FormOptions<F>): Form<F> {
  const tf = useFormTexts();
  const { secondsLeft, heed } = useWait();
  const [state, dispatch] = useReducer(nextFormState, untouchedForm);
  const ref = useRef<HTMLFormElement>(null);
  const busy = useRef(false);

  useEffect(() => {
    const form = ref.current;
    // Sent before this script ran: the page has held it till now (apps/web/build/held-forms-source.ts).
    if (!form?.ariaBusy) return;
    form.ariaBusy = null;
    form.requestSubmit();
  }, []);
  const firstWrong = options.fields.find((field) => field in state.fields);
  useEffect(() => {
    if (state.refusals === 0) return;
    const field = firstWrong === undefined ? null : ref.current?.elements.namedItem(firstWrong);
    // What is wrong with no field in particular is where the focus goes, and so comes into sight.
    const target = field ?? ref.current?.querySelector('[data-form-message]');
    if (target instanceof HTMLElement) target.focus();
    // Only a new refusal moves the focus; the field that is wrong changes while the person types.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [state.refusals]);

  async function submit(values: Readonly<Record<F, string>>): Promise<void> {
    const wrong = options.check(values);
    if (Object.keys(wrong).length > 0) {
      dispatch({ type: 'refused', failure: { message: options.invalidMessage ?? tf('invalid'), fields: wrong } });
      return;
    }
    busy.current = true;
    dispatch({ type: 'sent' });
    try {
      const answer = await options.send(values);
      dispatch({ type: answer === 'continue' ? 'continued' : 'accepted' });
    } catch (error) {
      heed(error);
      const failure = options.explain?.(error) ?? explainFailure(tf, error);
      dispatch({ type: 'refused', failure: withForeignFields(failure, options.fields) });
    } finally {
      busy.current = false;
    }
  }

  return {
    ...state,
    secondsLeft,
    formProps: {
      ref,
      noValidate: true,
      method: 'post',
      onSubmit: (event) => {
        event.preventDefault();
        // A form that a dialog within this one shows tells React's parents too.
        if (event.target !== event.currentTarget) return;
        if (!busy.current) void submit(valuesOf(event.currentTarget, options.fields));
      },
      onInput: (event) => {
        const target = event.target;
        if ('name' in target && typeof target.name === 'string') dispatch({ type: 'typed', field: target.name });
      },
    },
    errorOf: (field) => state.fields[field],
    errors: options.fields.flatMap((field) => {
      const message = state.fields[field];
      return message === undefined ? [] : [{ field, message }];
    }),
  };
}

/** What was said of a field that this form does not have is said of the whole. */
export function withForeignFields({ message, fields }: FormFailure, own: readonly string[]): FormFailure {
  const foreign = Object.entries(fields).filter(([name]) => !own.includes(name));
  if (foreign.length === 0) return { message, fields };
  const known = Object.fromEntries(Object.entries(fields).filter(([name]) => own.includes(name)));
  const told = [...new Set(foreign.map(([, said]) => said))].join(' ');
  const isAboutOthersToo = Object.keys(known).length > 0 && message !== null;
  return { message: isAboutOthersToo ? `${message} ${told}` : told, fields: known };
}

function valuesOf<F extends string>(form: HTMLFormElement, fields: readonly F[]): Readonly<Record<F, string>> {
  const data = new FormData(form);
  const entries = fields.map((field) => {
    const value = data.get(field);
    return [field, typeof value === 'string' ? value : ''] as const;
  });
  // Object.fromEntries forgets that every field is there.
  return Object.fromEntries(entries) as Record<F, string>;
}
