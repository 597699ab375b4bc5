import type { ReactNode } from 'react';

export type BoardColumn = { id: string; label: string };
export type BoardCard = {
  id: string;
  column: string;
  /** Names the card to those who hear it. */
  title: string;
  content: ReactNode;
};
