export { type Swipe, swipePx, useSwipe } from './use-swipe.ts';
