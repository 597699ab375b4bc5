import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { FormErrorSummary, type FormError } from '../form-error-summary/form-error-summary.tsx';
import { remaining, type FormAnswer } from './form-answer.ts';
import { watchValues } from './watch-values.ts';
import * as styles from './form.css.ts';

export type FormProps = RootProps<'form', 'children' | 'onSubmit' | 'noValidate'> & {
  /** What the server refused, and why; null before it was asked, and when it agreed. */
  answer: FormAnswer | null;
  onSubmit: (submission: { data: FormData }) => void;
  /** The fields, told what is wrong with each by its name. */
  children: (form: { errorOf: (name: string) => string | undefined }) => ReactNode;
};

/** Sends its fields, and shows what the server answers: all at the top, and each at its field until it is mended. */
export function Form({ answer, onSubmit, children, ref, onInput, ...rest }: FormProps) {
  const root = useRef<HTMLFormElement>(null);
  const [heard, setHeard] = useState(answer);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [summary, setSummary] = useState<readonly FormError[]>([]);
  if (answer !== heard) {
    setHeard(answer);
    setTouched(new Set());
  }
  const errors = remaining(answer, touched);

  useLayoutEffect(() => {
    const lines = Object.entries(remaining(answer, new Set())).map(([name, text]) => ({
      text,
      field: controlNamed(root.current, name)?.id,
    }));
    setSummary(lines.length === 0 && answer?.message ? [{ text: answer.message }] : lines);
  }, [answer]);

  useEffect(() => {
    const names = Object.keys(answer?.errors ?? {});
    if (root.current === null || names.length === 0) return undefined;
    return watchValues(root.current, names, (changed) => setTouched((known) => new Set([...known, ...changed])));
  }, [answer]);

  return (
    <form
      {...rest}
      ref={bothRefs(root, ref)}
      noValidate
      onInput={(event) => {
        onInput?.(event);
        const name = nameOf(event.target);
        if (name && name in errors) setTouched((known) => new Set([...known, name]));
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit({ data: new FormData(event.currentTarget) });
      }}
      className={styles.form}
    >
      <FormErrorSummary errors={summary} {...(answer?.message ? { title: answer.message } : {})} />
      {children({ errorOf: (name) => errors[name] })}
    </form>
  );
}

/** The control people see; a field that sends another form of its value keeps that in a hidden input beside it. */
function controlNamed(form: HTMLFormElement | null, name: string): HTMLElement | null {
  const named = form?.elements.namedItem(name);
  const element = named instanceof RadioNodeList ? named[0] : named;
  if (!(element instanceof HTMLElement)) return null;
  if (!element.matches(unseen)) return element;
  return element.parentElement?.querySelector<HTMLElement>(`input:not(${unseen}), select, textarea`) ?? null;
}
const unseen = '[type="hidden"], [aria-hidden="true"]';

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
  return target.name || hidden?.name || undefined;
}

function bothRefs<Element>(own: { current: Element | null }, other: Ref<Element> | undefined) {
  return (element: Element | null) => {
    own.current = element;
    const release = typeof other === 'function' ? other(element) : undefined;
    if (other && typeof other !== 'function') other.current = element;
    return () => {
      own.current = null;
      if (typeof release === 'function') release();
      else if (typeof other === 'function') other(null);
      else if (other) other.current = null;
    };
  };
}
