import { describe, expect, it } from 'vitest';
import { evaluateTemplate, readTemplate, templateLimits } from './template.ts';

const json = { a: { b: 21.456, on: true }, list: [1, { c: 'x' }], state: 'ON', empty: '' };
const made = (text: string, said = JSON.stringify(json)) => {
  const template = readTemplate(text);
  return template === null ? 'refused' : evaluateTemplate(template, { text: said, json });
};

describe('a template of the subset', () => {
  it.each([
    ['{{ value }}', '12', '12'],
    ['{{value|float}}', '12.5', 12.5],
    ['{{ value | int }}', '12.9', 12],
    ['{{ value_json.a.b }}', undefined, 21.456],
    ["{{ value_json['a']['b'] | round(1) }}", undefined, 21.5],
    ['{{ value_json["list"][1].c | upper }}', undefined, 'X'],
    ["{{ 'ON' if value_json.a.on else 'OFF' }}", undefined, 'ON'],
    ["{{ 1 if value_json.state == 'ON' else 0 }}", undefined, 1],
    ["{{ value_json.x if value_json.x is defined else 'none' }}", undefined, 'none'],
    ['{{ value_json.a is not defined }}', undefined, false],
    ['{{ (value_json.a.b | float) | round }}', undefined, 21],
    ['{{- value -}}', 'x', 'x'],
    ['{{ value_json.a.b | is_defined }}', undefined, 21.456],
    ['{{ value_json.nothing | is_defined }}', undefined, undefined],
    ['{{ value_json.a.on | lower }}', undefined, 'true'],
    ['{{ value_json.a.on | string }}', undefined, 'True'],
    ['{{ value_json.a.on | int }}', undefined, 1],
    ['{{ value_json.a | string }}', undefined, undefined],
    ['{{ value | abs }}', '-3.5', 3.5],
    ['{{ value | trim | lower }}', ' NYALA ', 'nyala'],
    ['{{ value | int }}', 'banyak', undefined],
    ['{{ value | round(2) }}', '1.005e1', 10.05],
    ['{{ -5 if value != "x" else 5 }}', 'x', 5],
    ['{{ -5 if value != "x" else 5 }}', 'y', -5],
    ["{{ 'a' if value == 'x' else 'b' if value == 'y' else 'c' }}", 'y', 'b'],
  ])('%s', (template, said, value) => {
    expect(made(template, said)).toBe(value);
  });

  it('finds nothing where there is nothing, and nothing that is inherited', () => {
    expect([
      made('{{ value_json.nothing.at.all }}'),
      made('{{ value_json.constructor }}'),
      made('{{ value_json.empty | float }}'),
    ]).toEqual([undefined, undefined, undefined]);
  });
});

describe('a template beyond the subset', () => {
  it.each([
    'value',
    '{{ value',
    '{{ states("sensor.x") }}',
    '{% if value %}1{% endif %}',
    '{{ value }}{{ value }}',
    '{{ value.__class__ }}',
    '{{ value_json.a | from_json }}',
    '{{ value_json["a" }}',
    '{{ value_json[0:1] }}',
    '{{ value * 2 }}',
    '{{ value if }}',
    '{{ value | round(value) }}',
    "{{ 'a\\n' }}",
    '{{ }}',
  ])('%s is refused', (template) => {
    expect(made(template)).toBe('refused');
  });

  it('is refused when it is too long, has too many words or is too deep', () => {
    const long = `{{ value_json.${'a'.repeat(templateLimits.characters)} }}`;
    const many = `{{ value${'|trim'.repeat(templateLimits.tokens)} }}`;
    const deep = `{{ ${'('.repeat(templateLimits.depth + 2)}value${')'.repeat(templateLimits.depth + 2)} }}`;

    expect([long, many, deep].map((template) => made(template))).toEqual(['refused', 'refused', 'refused']);
  });
});
