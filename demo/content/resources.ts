import { page } from './page.ts';

/** Things to work with. */
export const resourcePages = [
  page(
    'resources',
    'Checklists for a calm event day',
    'key-card',
    `
    <p>Three checklists that our own hosts use, one page each: six weeks before, the evening before, and the
    morning itself. They have been pared down year by year to what is really forgotten.</p>
    <ul>
      <li>Who opens which door, and who has the second key</li>
      <li>What is on the screen when the first guest enters</li>
      <li>Where luggage goes on the day of departure</li>
      <li>Which guest needs what, confirmed in words</li>
      <li>Whom to call when it rains</li>
    </ul>`,
  ),
  page(
    'resources',
    'Fact sheets and floor plans',
    'resources',
    `
    <p>Each house has a fact sheet of two pages: rooms and beds, meeting rooms with their measures, ceiling
    heights and hours of daylight, distances on foot and by train, step-free ways, and the measured energy of a
    room night.</p>
    <p>Floor plans are drawn to scale and may be handed on to your clients and their builders. Ask your contact at
    the group for the current set; it is renewed every spring and autumn.</p>`,
  ),
  page(
    'resources',
    'How to write a request that is answered well',
    'rateoffers',
    `
    <p>The best requests that reach us fit on half a page. They name the occasion, the dates and whether they can
    move, the nights as a pattern, the shape of each day, the budget if there is one, and the one thing that must
    not go wrong.</p>
    <h2>An example</h2>
    <p>Twenty-two people who work apart meet for the first time in a year. Tuesday noon to Thursday noon, any week
    in March. One room with daylight for all, two corners for small-group conversations, one dinner that is not in the hotel.
    Most come by train. Last time the room was too dark and the Wi-Fi too slow.</p>`,
  ),
  page(
    'resources',
    'Images and words you may use',
    'valley-dusk',
    `
    <p>The image library holds four pictures of every house, cleared for your proposals and for your website as long as
    your agency is accredited. Please keep the photographer's name where it stands, and do not crop pictures with
    people in them.</p>
    <p>With each picture comes a description of sixty words. It may be shortened, but not embroidered.</p>`,
  ),
];
