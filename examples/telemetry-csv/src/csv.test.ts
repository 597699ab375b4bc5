import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvLine } from './csv.ts';

void test('numbers and switches stand as they are', () => {
  assert.equal(csvLine([26.4, -3, true]), '26.4,-3,true\r\n');
});

void test('a comma, a quote or a new line puts the text into quotes', () => {
  assert.equal(csvLine(['Lantai 1, Lobi', 'the "big" pump', 'a\nb']), '"Lantai 1, Lobi","the ""big"" pump","a\nb"\r\n');
});

void test('a text that a spreadsheet would calculate is made harmless', () => {
  assert.equal(csvLine(['=1+1', '@here']), "'=1+1,'@here\r\n");
});
