import { useEffect, useRef } from 'react';
import { Callout } from '../callout/callout.tsx';
import type { FormRefusal } from './form-context.ts';

/** The sentence of a refusal. It takes the focus, which brings it into sight. */
export function FormRefusalCallout({ message, attempt }: FormRefusal) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message !== null) root.current?.focus();
  }, [message, attempt]);
  if (message === null) return null;
  return (
    <Callout ref={root} tabIndex={-1} tone="danger" announce="assertive" data-form-refusal="">
      {message}
    </Callout>
  );
}
