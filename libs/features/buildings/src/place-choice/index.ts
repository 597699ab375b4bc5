export { commonOptions, nameOfUnit, placeOptions, placeValue, type Spot, spotOf, unitOptions } from './place-value.ts';
