// boardgame.io's own server, everything in memory, as its documentation starts it.
const { Server, Origins } = require("boardgame.io/server");
const { Diamant } = require("./game");

const server = Server({ games: [Diamant], origins: [Origins.LOCALHOST, /.*/] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
