/** Told how much of a move is done, from 0 to 1. What it throws ends the move, and all of it is taken back. */
export type OnProgress = (share: number) => Promise<void>;

/** Of work that ends within its call nobody is told how far it is. */
export const untold: OnProgress = async () => undefined;
