// Preloaded into the server by start.mjs: even a start.mjs that was killed outright leaves no server behind.
import process from 'node:process'

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// Listening would otherwise keep the server's process alive after its work is done.
process.channel?.unref()
