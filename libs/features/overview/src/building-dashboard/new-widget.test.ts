import {
  climateSensor,
  climateType,
  door,
  doorType,
  electricityMeter,
  electricityMeterType,
  tower,
} from '@imah/testing';
import { expect, it } from 'vitest';
import { addable, newWidget, rankable, withType } from './new-widget.ts';

const types = [climateType, electricityMeterType, doorType];
const ground = { building: tower, devices: [climateSensor, door, electricityMeter], types, retry: null };
const nothing = { ...ground, devices: [] };

it('what is about the whole building can be added where there is no device yet', () => {
  expect(addable(nothing)).toEqual(['energy', 'units', 'alarms', 'tickets', 'today', 'text', 'picture', 'clock']);
});

it('a ranking begins with what counts something, and is of types that are in the building and can be put in order', () => {
  expect(rankable(ground).map(({ key, metrics }) => [key, metrics[0]?.key])).toEqual([
    ['electricity-meter', 'energy'],
    ['climate-sensor', 'temperature'],
  ]);
  expect(newWidget('ranking', 'r', ground)).toEqual({
    id: 'r',
    type: 'ranking',
    title: '',
    of: 'devices',
    typeKey: 'electricity-meter',
    metric: 'energy',
    rows: 5,
  });
  expect(newWidget('ranking', 'r', { ...ground, devices: [door] })).toBeNull();
});

it('a ranking of another type keeps its metric where that reports it, and takes the first where not', () => {
  const ranked = { typeKey: 'electricity-meter', metric: 'voltage' };

  expect(withType(ranked, 'electricity-meter', ground)).toEqual(ranked);
  expect(withType(ranked, 'climate-sensor', ground)).toEqual({ typeKey: 'climate-sensor', metric: 'temperature' });
});

it('a picture works without having been chosen: it is the newest of the building', () => {
  expect(newWidget('picture', 'p', nothing)).toEqual({ id: 'p', type: 'picture', title: '', fileId: null, alt: '' });
});
