import type { ModbusPoint } from '../../config/settings.ts';

type DataType = ModbusPoint['as'];
type Coded = Pick<ModbusPoint, 'as' | 'order' | 'scale' | 'offset'>;

const registers: Readonly<Record<DataType, number>> = {
  int16: 1,
  uint16: 1,
  int32: 2,
  uint32: 2,
  float32: 2,
  float64: 4,
};

/** How many registers, or bits, a point takes. */
export function registersOf({ register, as }: Pick<ModbusPoint, 'register' | 'as'>): number {
  return register === 'coil' || register === 'discrete' ? 1 : registers[as];
}

/** What the registers of a point say; null for what is no number, as a meter says that its sensor is broken. */
export function decode(words: readonly number[], { as, order, scale, offset }: Coded): number | null {
  const view = new DataView(new ArrayBuffer(registers[as] * 2));
  for (const [index, word] of inOrder(words.slice(0, registers[as]), order).entries()) view.setUint16(index * 2, word);
  const value = readers[as](view);
  return Number.isFinite(value) ? tidy(value * scale + offset, as) : null;
}

/** The registers that say a value. @throws {RangeError} for one that the data type cannot say */
export function encode(value: number, { as, order, scale, offset }: Coded): readonly number[] {
  const raw = (value - offset) / scale;
  const isFloat = as === 'float32' || as === 'float64';
  const said = isFloat ? raw : Math.round(raw);
  const [least, highest] = bounds[as];
  if (!Number.isFinite(said) || said < least || said > highest)
    throw new RangeError(`${value} is out of the range of ${as}`);
  const view = new DataView(new ArrayBuffer(registers[as] * 2));
  writers[as](view, said);
  return inOrder(
    Array.from({ length: registers[as] }, (_, index) => view.getUint16(index * 2)),
    order,
  );
}

/** From the order of the device to A B C D, and back: each order is its own reverse. */
function inOrder(words: readonly number[], order: ModbusPoint['order']): readonly number[] {
  const isWordSwapped = order === 'CDAB' || order === 'DCBA';
  const isByteSwapped = order === 'BADC' || order === 'DCBA';
  const ordered = isWordSwapped ? words.toReversed() : words;
  return isByteSwapped ? ordered.map((word) => ((word & 0xff) << 8) | (word >> 8)) : ordered;
}

const readers: Readonly<Record<DataType, (view: DataView) => number>> = {
  int16: (view) => view.getInt16(0),
  uint16: (view) => view.getUint16(0),
  int32: (view) => view.getInt32(0),
  uint32: (view) => view.getUint32(0),
  float32: (view) => view.getFloat32(0),
  float64: (view) => view.getFloat64(0),
};

const writers: Readonly<Record<DataType, (view: DataView, value: number) => void>> = {
  int16: (view, value) => view.setInt16(0, value),
  uint16: (view, value) => view.setUint16(0, value),
  int32: (view, value) => view.setInt32(0, value),
  uint32: (view, value) => view.setUint32(0, value),
  float32: (view, value) => view.setFloat32(0, value),
  float64: (view, value) => view.setFloat64(0, value),
};

const mostOfFloat32 = 3.402_823_466e38;
const bounds: Readonly<Record<DataType, readonly [number, number]>> = {
  int16: [-0x8000, 0x7fff],
  uint16: [0, 0xffff],
  int32: [-0x8000_0000, 0x7fff_ffff],
  uint32: [0, 0xffff_ffff],
  float32: [-mostOfFloat32, mostOfFloat32],
  float64: [-Number.MAX_VALUE, Number.MAX_VALUE],
};

/** Without the crumbs of binary fractions: a float of 32 bits knows seven digits, and 230.1 is not 230.10000610351562. */
function tidy(value: number, as: DataType): number {
  return Number(value.toPrecision(as === 'float32' ? 7 : 15));
}
