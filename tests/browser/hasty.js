// What moves at the table moves twenty times as fast; waits for an answer stay as they are.
for (const name of ['setTimeout', 'setInterval']) {
  const own = window[name].bind(window);
  window[name] = (what, time = 0, ...more) =>
    own(what, time > 20 && time < 4000 ? time / 20 : time, ...more);
}
