import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { bothRefs } from '../../shared/both-refs.ts';
import { FormErrorSummary } from '../form-error-summary/form-error-summary.tsx';
import { remaining, type FormAnswer } from './form-answer.ts';
import { FormContext } from './form-context.ts';
import { linesOf, unreadableOf, type FormLine } from './form-lines.ts';
import { FormRefusalCallout } from './form-refusal.tsx';
import { watchValues } from './watch-values.ts';
import * as styles from './form.css.ts';

export type FormProps = RootProps<'form', 'children' | 'onSubmit' | 'noValidate'> & {
  /** What the server refused, and why; null before it was asked, and when it agreed. */
  answer: FormAnswer | null;
  onSubmit: (submission: { data: FormData }) => void;
  /** The fields, told what is wrong with each by its name. */
  children: (form: { errorOf: (name: string) => string | undefined }) => ReactNode;
};

/**
 * Sends its fields, and shows what is answered: at the top every field that is wrong, at each its own sentence until it is
 * mended, and by the buttons (FormActions) why the whole was refused. A text that stands for no value is not sent.
 */
export function Form({ answer, onSubmit, children, ref, onInput, onChange, ...rest }: FormProps) {
  const root = useRef<HTMLFormElement>(null);
  const [unreadable, setUnreadable] = useState<Unreadable | null>(null);
  const [mended, setMended] = useState<Mended>({ of: null, names: none });
  const [lines, setLines] = useState<readonly FormLine[]>([]);
  const [actions, setActions] = useState(0);
  const said = unreadable?.after === answer ? unreadable.said : answer;
  // Of what was said before, nothing is kept: set back in a drawing, it would come again with a change that React put off.
  const touched = mended.of === said ? mended.names : none;
  const errors = remaining(said, touched);
  const left = useMemo(() => lines.filter(({ name }) => !touched.has(name)), [lines, touched]);

  useLayoutEffect(() => setLines(linesOf(root.current, said)), [said]);

  // In the commit itself: what watched for the answer before would take the drawing of this one for a change.
  useLayoutEffect(() => {
    const names = Object.keys(said?.errors ?? {});
    if (root.current === null || names.length === 0) return undefined;
    return watchValues(root.current, names, (changed) => setMended((known) => withNames(known, said, changed)));
  }, [said]);

  /** What is written again is no longer wrong, as far as anybody knows. */
  function mend(target: EventTarget): void {
    const name = nameOf(target);
    if (name && name in errors) setMended((known) => withNames(known, said, [name]));
  }

  const message = said?.message;
  const isOfFields = Object.values(said?.errors ?? {}).some(([first]) => first !== undefined);
  const refusal = useMemo(
    () => ({ message: isOfFields ? null : (message ?? null), attempt: said }),
    [isOfFields, message, said],
  );
  const onActions = useCallback(() => {
    setActions((count) => count + 1);
    return () => setActions((count) => count - 1);
  }, []);
  const links = useMemo(() => ({ refusal, onActions }), [refusal, onActions]);
  // Title and lines never say the same.
  const isTitled = message !== undefined && message !== '' && lines.every(({ text }) => text !== message);

  return (
    <form
      {...rest}
      ref={bothRefs(root, ref)}
      noValidate
      onInput={(event) => {
        onInput?.(event);
        // A select says what was chosen with its change, which comes after: drawn anew before, it would be set back.
        if (!(event.target instanceof HTMLSelectElement)) mend(event.target);
      }}
      onChange={(event) => {
        onChange?.(event);
        if (event.target instanceof HTMLSelectElement) mend(event.target);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        // A form that a dialog within this one shows tells React's parents too.
        if (event.target !== event.currentTarget) return;
        const wrong = unreadableOf(event.currentTarget);
        if (Object.keys(wrong).length === 0) {
          setUnreadable(null);
          onSubmit({ data: new FormData(event.currentTarget) });
        } else {
          setUnreadable({ after: answer, said: { errors: wrong } });
        }
      }}
      className={styles.form}
    >
      <FormErrorSummary errors={left} {...(isTitled ? { title: message } : {})} />
      {actions === 0 ? <FormRefusalCallout {...refusal} /> : null}
      <FormContext value={links}>{children({ errorOf: (name) => errors[name] })}</FormContext>
    </form>
  );
}

const none: ReadonlySet<string> = new Set();

/** What the form says itself of texts that stand for no value, until the next answer comes. */
interface Unreadable {
  readonly after: FormAnswer | null;
  readonly said: FormAnswer;
}

/** The fields that were written again since an answer. */
interface Mended {
  readonly of: FormAnswer | null;
  readonly names: ReadonlySet<string>;
}

/** The same where nothing is new: what has not changed takes no focus. */
function withNames(known: Mended, of: FormAnswer | null, names: readonly string[]): Mended {
  const before = known.of === of ? known.names : none;
  return names.every((name) => before.has(name)) ? known : { of, names: new Set([...before, ...names]) };
}

function nameOf(target: EventTarget): string | undefined {
  if (
    !(
      target instanceof HTMLInputElement ||
      target instanceof HTMLSelectElement ||
      target instanceof HTMLTextAreaElement
    )
  )
    return undefined;
  const hidden = target.parentElement?.querySelector<HTMLInputElement>('input[type="hidden"]');
  return target.name || hidden?.name || `#${target.id}`;
}
