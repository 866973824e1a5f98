import { describe, expect, it } from 'vitest';
import { aMethodDraft } from './method-draft.testing.ts';
import { checkMethod, type MethodDraft, methodDraftSchema } from './method-draft.ts';

const market = {
  name: 'Ipoh night market',
  nameZh: '怡保夜市',
  address: 'Jalan Dato Tahwil Azar, 30300 Ipoh',
  note: '',
  noteZh: '',
  mapUrl: null,
  mapImageUrl: null,
};
const draft = (change: Partial<MethodDraft> = {}) => aMethodDraft({ place: market, ...change });
const problemsOf = (change: Partial<MethodDraft>) => checkMethod(draft(change));

describe('a delivery method', () => {
  it('is in order with both names and a place', () => {
    expect(methodDraftSchema.parse(draft())).toEqual(draft());
    expect(checkMethod(draft())).toEqual([]);
  });

  it('needs its name in both languages', () => {
    expect(problemsOf({ name: ' ', nameZh: '' })).toEqual([
      { field: 'name', problem: 'required' },
      { field: 'nameZh', problem: 'required' },
    ]);
  });

  it.each(['\u200B', '\uFEFF \u2060', '\u3164', '\u2800'])(
    'is not named, nor its place found, by what nobody can see: %j',
    (unseen) => {
      const place = { ...market, name: unseen, address: unseen };
      expect(problemsOf({ name: unseen, nameZh: unseen, place })).toEqual([
        { field: 'name', problem: 'required' },
        { field: 'nameZh', problem: 'required' },
        { field: 'place.name', problem: 'required' },
        { field: 'place.address', problem: 'required' },
      ]);
    },
  );

  it.each([
    { isPickup: true, needsAddress: false, isNowhere: true },
    { isPickup: true, needsAddress: true, isNowhere: true },
    { isPickup: false, needsAddress: false, isNowhere: true },
    { isPickup: false, needsAddress: true, isNowhere: false },
  ])(
    'without a place leads somewhere only where it is brought to an address: %j',
    ({ isNowhere, ...kind }) => {
      expect(problemsOf({ ...kind, place: null })).toEqual(
        isNowhere ? [{ field: 'place', problem: 'nowhere' }] : [],
      );
    },
  );

  it('has a place that can be found', () => {
    expect(problemsOf({ place: { ...market, name: '', address: ' ' } })).toEqual([
      { field: 'place.name', problem: 'required' },
      { field: 'place.address', problem: 'required' },
    ]);
  });

  it.each([
    ['https://maps.app.goo.gl/abc123', true],
    ['https://www.google.com/maps?q=4.59,101.08', true],
    ['http://maps.example.com', false],
    ['javascript:alert(1)', false],
    ['https://localhost', false],
    ['https://someone@maps.example.com/', false],
    ['Jalan Bulan 3', false],
  ])('leads to a map at %s: %s', (mapUrl, isLink) => {
    expect(problemsOf({ place: { ...market, mapUrl } })).toEqual(
      isLink ? [] : [{ field: 'place.mapUrl', problem: 'link' }],
    );
  });

  it('shows pictures of ours only', () => {
    const mapImageUrl = 'https://elsewhere.example/map.png';
    expect(problemsOf({ place: { ...market, mapImageUrl } })).toEqual([
      { field: 'place.mapImageUrl', problem: 'picture' },
    ]);
    expect(problemsOf({ place: { ...market, mapImageUrl: '/files/shop-0a1b.webp' } })).toEqual([]);
  });
});
