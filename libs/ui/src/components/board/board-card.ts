import type { ReactNode } from 'react';

export type BoardColumn = {
  id: string;
  label: string;
  /** How many it has in all, where more come as it is scrolled. */
  count?: number;
  /** Called when the last of its cards are in sight. */
  onEnd?: () => void;
};
export type BoardCard = {
  id: string;
  column: string;
  /** Names the card to those who hear it. */
  title: string;
  content: ReactNode;
  /** The columns it can go to; all when left out. */
  moves?: readonly string[];
};
