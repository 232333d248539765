// What moves at the table moves twenty times as fast. What is noted or said of a box stays to be read,
// and an answer is waited for, three times as long: the machine may be slow.
{
  const LONG = [5000, 9000, 10_000];
  const paced = (time) => {
    if (time > 20 && time < 4000) return time / 20;
    return LONG.includes(time) ? time * 3 : time;
  };
  for (const name of ['setTimeout', 'setInterval']) {
    const own = window[name].bind(window);
    window[name] = (what, time = 0, ...more) => own(what, paced(time), ...more);
  }
}
