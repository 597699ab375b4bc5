export {
  commonOptions,
  nameOfUnit,
  placeOptions,
  placeValue,
  type Spot,
  spotIn,
  spotOf,
  unitOptions,
} from './place-value.ts';
