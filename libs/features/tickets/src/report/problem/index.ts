export { categoryIcon, isCategoryKey } from './category-icons.ts';
export { ProblemTiles, type ProblemTilesProps } from './problem-tiles.tsx';
