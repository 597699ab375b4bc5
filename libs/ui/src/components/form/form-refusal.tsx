import { useEffect, useRef } from 'react';
import { Notice } from '../notice/notice.tsx';
import type { FormRefusal } from './form-context.ts';

/** The sentence of a refusal. It takes the focus, which brings it into sight. */
export function FormRefusalNotice({ message, attempt }: FormRefusal) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message !== null) root.current?.focus();
  }, [message, attempt]);
  if (message === null) return null;
  return (
    <Notice ref={root} tabIndex={-1} tone="danger" announce="assertive" data-form-refusal="">
      {message}
    </Notice>
  );
}
