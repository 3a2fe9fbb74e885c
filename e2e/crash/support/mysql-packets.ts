const HEADER = 4;
const COM_QUERY = 0x03;
const OK = 0x00;
/** COMMIT alone, or as the last of the statements that travel together, which may stand in one block. */
const COMMIT = /(^|;)\s*commit\s*(;\s*end\s*)?$/i;
const LOOKED_AT = 32;
const MORE_RESULTS = 0x0008;

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

/** Returns whether a packet to the database commits a transaction. */
export function isCommit(packet: Buffer): boolean {
  const end = packet.toString('latin1', Math.max(HEADER + 1, packet.length - LOOKED_AT));
  return packet[HEADER] === COM_QUERY && COMMIT.test(end);
}

/** Returns whether a packet from the database reports success and ends its answer. */
export function isLastAnswer(packet: Buffer): boolean {
  if (packet[HEADER] !== OK) return false;
  const status = afterNumber(packet, afterNumber(packet, HEADER + 1));
  return (packet.readUInt16LE(status) & MORE_RESULTS) === 0;
}

/** Offset after a number of variable length: one byte up to 250, else a byte that says how many follow. */
function afterNumber(packet: Buffer, at: number): number {
  const bytes: Readonly<Record<number, number>> = { 0xfc: 2, 0xfd: 3, 0xfe: 8 };
  return at + 1 + (bytes[packet.readUInt8(at)] ?? 0);
}
