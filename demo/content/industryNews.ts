import { page } from './page.ts';

/** What moves the trade. */
export const industryNewsPages = [
  page(
    'industry-news',
    'Lead times are growing shorter, and how houses answer',
    'industrynews',
    `
    <p>Across the group, the median time between a request and the first arrival has fallen from eleven weeks
    to seven within two years. Small meetings lead the way: for groups under thirty, four weeks are now
    common.</p>
    <p>Planners tell us that shorter notice is not carelessness. Budgets are released by the quarter, and
    teams that work apart decide late to meet. Our houses have answered with holds that need no contract: any
    meeting room for up to thirty can be held for seventy-two hours with one phone call.</p>
    <h2>What helps most</h2>
    <p>Send the shape of the day before the numbers. A house that knows there will be two short sessions and a
    long dinner can offer a room that a head count alone would never suggest.</p>`,
  ),
  page(
    'industry-news',
    'Measuring the footprint of a meeting without a spreadsheet',
    'valley-dawn',
    `
    <p>More and more requests for proposals ask for the carbon of a stay. The figures are less complicated
    than they look: for most meetings, travel is about four fifths, rooms an eighth, and food the rest.</p>
    <p>That is why the most useful thing a planner can do is to choose the place well. A house that most
    guests can reach by train saves more than any menu. Each of our hotels now states the measured energy of a
    room night on its fact sheet, which you find among the resources.</p>`,
  ),
  page(
    'industry-news',
    'Room blocks, attrition and the return of trust',
    'news',
    `
    <p>After some hard years, contracts in the trade are growing kinder again. Surveys of planners show that
    attrition terms are the first thing they read and the last thing they are happy with.</p>
    <p>We have taken that to heart. For accredited agencies our standard is a block that may shrink by a fifth
    until thirty days before arrival, without fee and without a phone call. What is released early enough is
    sold to somebody else, and nobody loses.</p>`,
  ),
  page(
    'industry-news',
    'Why small meetings are asking for daylight',
    'meeting-room',
    `
    <p>Ask a group what they remember of a meeting room, and it is seldom the screen. In a study of four
    hundred small meetings, the wish for daylight came before technology, before food and before price.</p>
    <p>When you search for a house, the floor plans now mark the windows and the hours at which the sun is in
    them. It is a small thing, and it is asked for every day.</p>`,
  ),
];
