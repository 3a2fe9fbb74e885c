const HEADER = 4;
const COM_QUERY = 0x03;
const COMMIT = /^\s*commit\b/i;
const LOOKED_AT = 32;

/**
 * Cuts a stream of the MySQL protocol into packets: three bytes of length, one of sequence, the payload. Neither TLS nor compression, which
 * nobody switches on between a server and a database on one machine.
 */
export class MysqlPackets {
  private rest: Buffer = Buffer.alloc(0);

  /** The whole packets that this chunk completes, headers included. */
  push(chunk: Buffer): Buffer[] {
    this.rest = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    const packets: Buffer[] = [];
    while (this.rest.length >= HEADER) {
      const length = HEADER + this.rest.readUIntLE(0, 3);
      if (this.rest.length < length) break;
      packets.push(this.rest.subarray(0, length));
      this.rest = this.rest.subarray(length);
    }
    return packets;
  }
}

/** Whether a packet to the database is the end of a transaction that wants to be kept. */
export function isCommit(packet: Buffer): boolean {
  return packet[HEADER] === COM_QUERY && COMMIT.test(packet.toString('latin1', HEADER + 1, HEADER + 1 + LOOKED_AT));
}
