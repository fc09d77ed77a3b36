import { defaultBrand } from '../../contract/brand.ts';
import { page } from './page.ts';

const code = `${defaultBrand.code}-happenings`;

/** News of the group's own houses. */
export const happeningsPages = [
  page(
    code,
    'A quiet floor for The Vale at Harrow Lake',
    'lobby',
    `
    <p>The fourth floor of The Vale at Harrow Lake reopens as a floor for people who came to think. Twenty-two
    rooms look over the water; the corridor carpet was woven for silence, and the elevator no longer announces
    itself.</p>
    <p>The floor can be taken as a whole, with the Reading Room at its end as a meeting place for eighteen.
    Ask for the code QUIET FLOOR in your request for proposal, and the house holds it for ten days without
    obligation.</p>
    <h2>Good to know</h2>
    <ul>
      <li>All rooms have a desk at a window and a second chair</li>
      <li>Breakfast can be served on the floor from five o'clock</li>
      <li>Two rooms are fully accessible, one of them with a connecting door</li>
    </ul>`,
  ),
  page(
    code,
    'Catkin Inns adds two villages',
    'valley-dusk',
    `
    <p>Two inns join the family: the Ferryman at Old Sallow and the Weavers at Thornby. Both have fewer than
    twenty rooms, both have kept the people who ran them, and both may be taken by one party alone from Sunday
    to Thursday.</p>
    <p>The Ferryman has a boathouse that seats thirty for dinner. The Weavers has a hall with a good floor and
    a piano that is tuned every month.</p>`,
  ),
  page(
    code,
    'The new meetings kitchen at Millrace Central',
    'meeting-room',
    `
    <p>Conference food is often made far from where it is eaten. At Millrace Central it now comes from a
    kitchen on the meetings floor itself: behind glass, twelve steps from the largest room.</p>
    <p>For your clients that means hot dishes that are hot, a menu that can change until nine in the morning,
    and a cook to talk to. The day delegate rate stays as it was.</p>`,
  ),
  page(
    code,
    'Weir & Stone plants its thousandth alder',
    'valley-noon',
    `
    <p>For every conference of more than a hundred guests, the houses of Weir &amp; Stone plant an alder on the
    bank that the high water took. In spring it was the thousandth, and the bank is holding.</p>
    <p>If a client of yours would like to plant their own, the gardeners at the Aske house are glad of company
    on any dry Thursday between October and March. Boots are provided.</p>`,
  ),
];
