export { newWall, otherWalls, wall } from './wall-fixtures.ts';
