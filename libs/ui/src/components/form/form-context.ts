import { createContext } from 'react';

export type FormRefusal = {
  /** Why the form as a whole was refused; null: it was not. */
  message: string | null;
  /** Another one with every refusal, though it be in the same words. */
  attempt: unknown;
};

type FormLinks = {
  refusal: FormRefusal;
  /** Says that the buttons show the refusal; gives what takes that back. */
  onActions: () => () => void;
};

export const FormContext = createContext<FormLinks | null>(null);
