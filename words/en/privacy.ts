/** What is kept of people and for how long: the end of the page about privacy, and the operator's report. */
export const privacy = {
  title: 'What we keep, and for how long',
  lead: 'This list is made from the rules by which this portal deletes. What ends with your account goes when you end it.',
  periods: {
    account: 'as long as you have an account',
    agency: 'as long as the agency takes part',
    program: 'as long as the program runs; without your name once your account has ended',
    valid: 'until it ends',
    afterEnd: '%{time} after it has ended',
    unused: '%{until}, and no longer than %{time} after the last login',
    unlessUsed: '%{time}; if you joined by it, as long as you have an account',
    listed: '%{what}: %{time}',
  },
};
